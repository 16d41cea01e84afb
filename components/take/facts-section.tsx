'use client';

import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { sizeWords } from '#components/assets/media-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { StateBadge } from './state-badge.tsx';
import { settingsWords, toolWords } from './take-words.ts';

/** What it is, in two lines: tool, model, settings, who and when, and whether it is safe. */
export function FactsSection({ take }: { take: TakeView }) {
  return (
    <div className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge take={take} />
        <SafetyBadge take={take} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name="Made with">
          {toolWords[take.tool] ?? take.tool}, {take.model}
        </Fact>
        {settingsWords(take) && <Fact name="Settings">{settingsWords(take)}</Fact>}
        {take.media?.width && (
          <Fact name="Result">
            {take.media.width} × {take.media.height}
            {take.media.framesPerSecond
              ? `, ${Math.round(take.media.framesPerSecond * 1000) / 1000} fps`
              : ''}
            {take.media.kind === 'video' ? (take.media.hasAudio ? ', with sound' : ', silent') : ''}
          </Fact>
        )}
        <Fact name="Made by">
          {take.creatorName}, <TimeAgo iso={take.createdAt} />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** Whether the result lies in our own storage; nothing while there is no result to keep. */
export function SafetyBadge({ take }: { take: TakeView }) {
  if (take.isSafe && take.media) {
    return (
      <Badge tone="good" icon={<ShieldCheck />}>
        Stored, checked, {sizeWords(take.media.sizeBytes)}
      </Badge>
    );
  }
  if (take.isSafe) {
    return (
      <Badge tone="good" icon={<ShieldCheck />}>
        Stored
      </Badge>
    );
  }
  if (take.state !== 'saving') return null;
  return <Badge tone="running">Copying to our storage</Badge>;
}
