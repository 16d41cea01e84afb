'use client';

import { TriangleAlert, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { MediaPicture } from '#components/assets/asset-thumbnail.tsx';
import { pixelWords, sizeWords } from '#components/assets/media-words.ts';
import { useUpload } from '#components/assets/use-upload.ts';
import { classNames } from '#components/ui/class-names.ts';
import { Progress } from '#components/ui/progress.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { kindOfRole } from '#lib/vendor/media-roles.ts';
import { ChipMenu, type ChipMenuProps } from './chip-menu.tsx';
import { draggedItem, dragItem } from './drag-item.ts';
import { moveTo } from './order.ts';
import { isNamedRole } from './role-groups.ts';
import { changeRole, nameOf } from './roles.ts';
import { measuresOf } from './tray-item.ts';

interface TrayChipProps extends ChipMenuProps {
  hasProblem: boolean;
}

/** One thing in the tray: its picture, its name, its measures, and what can be done with it. */
export function TrayChip(props: TrayChipProps) {
  const t = useText();
  const { tray, item, hasProblem, onRemove } = props;
  const [isOver, setOver] = useState(false);
  const upload = useUpload(item.key);
  const name = nameOf(tray.items, item);
  const facts = measuresOf(item);
  const kind = facts?.kind ?? kindOfRole[item.role];
  const { asset } = item;

  const takeDragged = (event: DragEvent) => {
    setOver(false);
    const key = draggedItem(event);
    const dragged = tray.items.find((one) => one.key === key);
    if (!key || !dragged || dragged.key === item.key) return;
    if (kindOfRole[dragged.role] !== kindOfRole[item.role]) return;
    event.preventDefault();
    event.stopPropagation();
    tray.onChange((now) =>
      dragged.role === item.role ? moveTo(now, key, item.key) : changeRole(now, dragged, item.role).items,
    );
  };

  return (
    <li
      draggable
      data-drop-role={isNamedRole(item.role) ? item.role : undefined}
      onDragStart={(event) => dragItem(event, item.key)}
      onDragEnter={(event) => setOver(draggedItem(event) !== undefined)}
      onDragOver={(event) => {
        if (draggedItem(event) !== undefined) event.preventDefault();
      }}
      onDragLeave={() => setOver(false)}
      onDrop={takeDragged}
      className={classNames(
        'relative min-w-0 rounded-md border bg-panel transition-colors duration-150',
        hasProblem ? 'border-attention/60' : 'border-line',
        isOver && 'border-accent!',
      )}
    >
      <div className="relative">
        <MediaPicture
          kind={kind}
          pictureUrl={asset?.posterUrl ?? upload?.thumbnailUrl ?? (kind === 'image' ? asset?.url : undefined)}
          peaksUrl={asset?.peaksUrl}
          durationSeconds={facts?.durationSeconds}
          className={classNames(
            'w-full rounded-t-[9px]',
            item.role === 'base_video' ? 'aspect-5/2' : 'aspect-4/3',
            item.status !== 'ready' && '[&>img]:opacity-50',
          )}
        />
        <span
          className={classNames(
            'absolute top-1 left-1 max-w-[calc(100%-2.5rem)] truncate rounded-[4px] bg-black/75 px-1.5 py-0.5 text-white text-xs pointer-coarse:max-w-[calc(100%-3.25rem)]',
            // The vendor knows character1 by exactly this word.
            item.role !== 'reference_clip' && 'first-letter:uppercase',
          )}
        >
          {name}
        </span>
        <button
          type="button"
          aria-label={
            item.status === 'uploading' ? t('Stop and remove {name}', { name }) : t('Remove {name}', { name })
          }
          onClick={onRemove}
          className="group absolute top-0 right-0 flex size-8 items-start justify-end rounded-[9px] p-1 pointer-coarse:size-10"
        >
          <span className="grid size-6 place-items-center rounded-[4px] bg-black/75 text-white group-hover:bg-black">
            <X aria-hidden className="size-3.5" strokeWidth={1.75} />
          </span>
        </button>
        {item.status === 'uploading' && (
          <div className="absolute inset-x-0 bottom-0 [&>div]:rounded-none">
            <Progress
              label={t('Uploading {name}', { name: item.name })}
              value={upload?.state === 'sending' ? upload.progress : undefined}
            />
          </div>
        )}
        {item.status !== 'uploading' && hasProblem && (
          <span className="absolute bottom-1 left-1 grid size-6 place-items-center rounded-[4px] bg-black/75 text-[oklch(0.8_0.15_60)]">
            <TriangleAlert aria-hidden className="size-3.5" strokeWidth={1.75} />
          </span>
        )}
      </div>
      <div className="relative grid gap-0.5 p-2 pr-1 text-xs">
        <div className="mr-7 truncate pointer-coarse:mr-10" title={item.url ?? item.name}>
          {item.name}
        </div>
        <div className="truncate text-muted">
          <ChipState item={item} />
        </div>
        <div className="absolute top-0.5 right-0.5 pointer-coarse:-top-1">
          <ChipMenu {...props} />
        </div>
      </div>
    </li>
  );
}

function ChipState({ item }: Pick<ChipMenuProps, 'item'>) {
  const t = useText();
  const { key, status, url } = item;
  const facts = measuresOf(item);
  const upload = useUpload(key);
  if (url !== undefined) {
    return 'Link, not checked';
  }
  if (status === 'uploading') {
    const part = Math.round((upload?.progress ?? 0) * 100);
    if (upload?.state === 'sending') return part < 100 ? `Sending ${part} %` : 'Being checked';
    return upload?.state === 'waiting' ? 'Waiting its turn' : 'Being read';
  }
  if (!facts) return status === 'broken' ? 'Not uploaded' : null;
  const words = [pixelWords(facts)?.replaceAll(' ', ''), sizeWords(facts.sizeBytes)]
    .filter(Boolean)
    .join(' · ');
  return <span className="tabular-nums">{t(words)}</span>;
}
