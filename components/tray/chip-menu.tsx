'use client';

import {
  ArrowLeft,
  ArrowRight,
  Check,
  Crop,
  Download,
  Ellipsis,
  RefreshCw,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { canMove, moveBy } from './order.ts';
import { isNamedRole } from './role-groups.ts';
import { nameOf, roleChoices } from './roles.ts';
import { measuresOf, type TrayItem } from './tray-item.ts';
import type { TrayControl } from './use-tray.ts';

export interface ChipMenuProps {
  tray: TrayControl;
  item: TrayItem;
  onInsertName?: ((name: string) => void) | undefined;
  onMend: () => void;
  onRemove: () => void;
}

const editWords = { image: 'Crop…', video: 'Trim or crop…', audio: 'Trim…' } as const;

/** Everything that can be done with one thing in the tray. */
export function ChipMenu({ tray, item, onInsertName, onMend, onRemove }: ChipMenuProps) {
  const t = useText();
  const { items, slots, onChange } = tray;
  const name = nameOf(items, item);
  const kind = measuresOf(item)?.kind;
  const choices = roleChoices(items, item, slots);
  const move = (step: -1 | 1) => onChange((now) => moveBy(now, item.key, step));
  const hasMoves = canMove(items, item.key, -1) || canMove(items, item.key, 1);

  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          data-chip-menu={item.key}
          aria-label={t('More for {name}, {name2}', { name, name2: item.name })}
          className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-raised hover:text-text pointer-coarse:size-10"
        >
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      }
    >
      {choices.length > 1 && (
        <>
          {choices.map((choice) => (
            <MenuItem
              key={choice.role}
              icon={choice.role === item.role ? <Check aria-hidden /> : <span className="size-4" />}
              disabled={choice.refusal !== undefined}
              onSelect={() => onChange(() => choice.items)}
            >
              {t(choice.words)}
              {choice.refusal && <span className="sr-only">. {t(choice.refusal)}</span>}
              {choice.role === item.role && <span className="sr-only"> {t('(now)')}</span>}
            </MenuItem>
          ))}
          {choices.some(({ refusal }) => refusal) && (
            <p aria-hidden className="max-w-56 px-2 pt-1 pb-1.5 text-muted text-xs">
              {t(choices.find(({ refusal }) => refusal)?.refusal)}
            </p>
          )}
          <MenuSeparator />
        </>
      )}
      {onInsertName && isNamedRole(item.role) && (
        <MenuItem icon={<TextCursorInput aria-hidden />} onSelect={() => onInsertName(name)}>
          {t('Name in the prompt')}
        </MenuItem>
      )}
      {item.url === undefined && kind && (
        <MenuItem icon={<Crop aria-hidden />} onSelect={onMend}>
          {t(editWords[kind])}
        </MenuItem>
      )}
      {hasMoves && (
        <>
          <MenuItem
            icon={<ArrowLeft aria-hidden />}
            disabled={!canMove(items, item.key, -1)}
            onSelect={() => move(-1)}
          >
            {t('Move earlier')}
          </MenuItem>
          <MenuItem
            icon={<ArrowRight aria-hidden />}
            disabled={!canMove(items, item.key, 1)}
            onSelect={() => move(1)}
          >
            {t('Move later')}
          </MenuItem>
        </>
      )}
      {item.asset && (
        <MenuItem asChild>
          <a href={item.asset.downloadUrl} download>
            <Download aria-hidden />
            {t('Download')}
          </a>
        </MenuItem>
      )}
      {item.status === 'broken' && (
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => tray.retry(item.key)}>
          {t('Try again')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} onSelect={onRemove}>
        {t('Remove from the tray')}
      </MenuItem>
    </DropdownMenu>
  );
}
