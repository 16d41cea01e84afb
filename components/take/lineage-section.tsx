'use client';

import type { MouseEvent } from 'react';
import { wordsOfRole } from '#components/tray/role-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeDetail, TakeLink } from '#lib/tasks/take-view.ts';
import { kindOfTool } from '#lib/tools/tool-kinds.ts';
import { isToolName } from '#lib/tools/tool-names.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { PanelSection } from './panel-section.tsx';
import { stateWords } from './state-words.ts';
import { toolWord } from './take-words.ts';

interface LineageSectionProps {
  detail: Pick<TakeDetail, 'madeFrom' | 'usedBy' | 'enhancedFrom' | 'goesOnFrom'>;
  onGo: (id: string) => void;
}

/** What it came from, and what was made of it. */
export function LineageSection({ detail, onGo }: LineageSectionProps) {
  const t = useText();
  const { enhancedFrom, goesOnFrom } = detail;
  const madeFrom = [enhancedFrom, goesOnFrom, ...detail.madeFrom].filter((take) => take !== undefined);
  const { usedBy } = detail;
  if (madeFrom.length === 0 && usedBy.length === 0) return null;
  return (
    <PanelSection title={t('Lineage')}>
      {madeFrom.length > 0 && <Neighbours title={t('Made from')} takes={madeFrom} onGo={onGo} />}
      {usedBy.length > 0 && <Neighbours title={t('Used for')} takes={usedBy} onGo={onGo} />}
    </PanelSection>
  );
}

interface NeighboursProps {
  title: string;
  takes: readonly TakeLink[];
  onGo: (id: string) => void;
}

function Neighbours({ title, takes, onGo }: NeighboursProps) {
  const t = useText();
  const go = (event: MouseEvent, id: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(id);
  };
  return (
    <div className="grid gap-1">
      <h3 className="text-xs">{t(title)}</h3>
      <ul className="grid gap-1">
        {takes.map((take) => (
          <li key={`${take.id} ${take.role}`}>
            <a
              href={paths.take(take.id)}
              onClick={(event) => go(event, take.id)}
              className="-mx-2 flex items-center gap-3 rounded-sm p-2 hover:bg-raised"
            >
              <MediaThumbnail
                kind={take.kind ?? (isToolName(take.tool) ? kindOfTool[take.tool] : undefined)}
                poster={take.poster}
                peaks={take.peaks}
                className="w-20 shrink-0"
              />
              <span className="min-w-0 text-sm">
                <span className="line-clamp-2">{take.prompt}</span>
                <span className="block truncate text-muted text-xs">
                  {[toolWord(take.tool), partWords(take.role)].filter(Boolean).join(', ')}
                  {take.state === 'succeeded' ? '' : `, ${stateWords[take.state].word.toLowerCase()}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The part it plays, in words: a role of the tray, or what is no file. */
function partWords(role: string): string | undefined {
  return role === 'line_before' ? 'the line before' : wordsOfRole(role)?.toLowerCase();
}
