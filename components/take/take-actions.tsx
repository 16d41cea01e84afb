'use client';

import { Brush, Download, Film, RotateCcw, Sparkles, Undo2, WandSparkles } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { ShortText } from '#components/ui/short-text.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { Result } from '#lib/result.ts';
import { retrySaving, undoTakes } from '#lib/tasks/actions.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { kindOfTool } from '#lib/tools/tool-kinds.ts';
import { isToolName, type ToolName, toolNames } from '#lib/tools/tool-names.ts';
import { masterRefusal } from './take-uses.ts';
import { fillOf } from './use-frame-as-input.ts';
import { UseMenu } from './use-menu.tsx';

interface TakeActionsProps {
  take: TakeView;
  canCreate: boolean;
  video: RefObject<HTMLVideoElement | null>;
  onChanged: () => void;
}

/** On a phone a row of icons with their names, under the thumb; beside the picture two columns of buttons. */
const bar = 'flex gap-1 md:grid md:grid-cols-2 md:gap-2';
const inBar =
  '[&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] max-md:h-13! max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-xs max-md:[&>svg]:size-5 max-md:not-[.bg-accent]:border-transparent max-md:not-[.bg-accent]:bg-transparent';

/** What can be done next. Reviewers look and download; they never spend. */
export function TakeActions({ take, canCreate, video, onChanged }: TakeActionsProps) {
  const t = useText();
  const download = take.media && (
    <a href={take.media.downloadUrl} download className={buttonClass({}, inBar)}>
      <Download aria-hidden />
      {t('Download')}
    </a>
  );
  if (!canCreate) {
    return (
      <div className="grid gap-2">
        {download}
        <p className="text-muted text-xs">{t('You review: making new takes from it is for creators.')}</p>
      </div>
    );
  }
  return (
    <div className={bar}>
      <NowActions take={take} onChanged={onChanged} />
      {take.tool === 'enhance' && take.resultText !== undefined && (
        <ActionLink
          look="primary"
          href={paths.create('video', { from: take.id, as: 'prompt' })}
          icon={<Film />}
        >
          {t('Use this prompt')}
        </ActionLink>
      )}
      <ActionLink href={paths.create(toolOf(take), { from: take.id, as: 'settings' })} icon={<RotateCcw />}>
        <ShortText short={t('Reuse')} long={t('Reuse settings')} />
      </ActionLink>
      <UseMenu take={take} video={video} className={inBar} />
      {take.media?.kind === 'image' && (
        <ActionLink href={paths.create('image', fillOf(take, 'input_image'))} icon={<Brush />}>
          <ShortText short={t('Edit')} long={t('Edit again')} />
        </ActionLink>
      )}
      {isVideoTool(take.tool) && <MasterAction take={take} />}
      {take.tool === 'video' && (
        <ActionLink href={paths.create('enhance', { from: take.id, as: 'settings' })} icon={<WandSparkles />}>
          {t('Enhance')}
        </ActionLink>
      )}
      {download}
    </div>
  );
}

function toolOf(take: TakeView): ToolName {
  return toolNames.find((tool) => tool === take.tool) ?? 'video';
}

interface ActionLinkProps {
  href: string;
  icon: ReactNode;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

function ActionLink({ href, icon, look = 'secondary', children }: ActionLinkProps) {
  return (
    <Link href={href} className={buttonClass({ look }, inBar)}>
      {icon}
      {children}
    </Link>
  );
}

/** What is pressing while the take is under way: taking it back, or trying at once to save it. */
function NowActions({ take, onChanged }: { take: TakeView; onChanged: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<Result<unknown>>) => {
    setBusy(true);
    try {
      const result = await call();
      if (!result.ok) showToast({ title: result.failure.message, tone: 'bad' });
    } catch {
      showToast({ title: t('The studio did not answer. Try again.'), tone: 'bad' });
    }
    setBusy(false);
    onChanged();
  };
  if (take.state === 'held') {
    return (
      <Button
        look="primary"
        isBusy={isBusy}
        className={inBar}
        onClick={() => void act(() => undoTakes({ taskIds: [take.id] }))}
      >
        <Undo2 aria-hidden />
        {t('Undo')}
      </Button>
    );
  }
  if (take.state !== 'saving' || !take.failure) return null;
  return (
    <Button
      look="primary"
      isBusy={isBusy}
      className={inBar}
      onClick={() => void act(() => retrySaving({ taskId: take.id }))}
    >
      {t('Try now')}
    </Button>
  );
}

function isVideoTool(tool: string): boolean {
  return isToolName(tool) && kindOfTool[tool] === 'video';
}

function MasterAction({ take }: { take: TakeView }) {
  const t = useText();
  const refusal = masterRefusal(take);
  const label = <ShortText short={t('Master')} long={t('Master to 2K')} />;
  if (!refusal) {
    return (
      <ActionLink href={paths.create('master', { from: take.id, as: 'base_video' })} icon={<Sparkles />}>
        {label}
      </ActionLink>
    );
  }
  return (
    <Tooltip label={refusal}>
      <Button aria-disabled className={inBar}>
        <Sparkles aria-hidden />
        {label}
      </Button>
    </Tooltip>
  );
}
