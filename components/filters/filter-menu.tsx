'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Archive,
  CalendarDays,
  Check,
  ChevronLeft,
  ChevronRight,
  CircleDot,
  Cpu,
  Film,
  Folder,
  type LucideIcon,
  Search,
  Stamp,
  Tag,
  UserRound,
  Wrench,
} from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFocusWithoutKeyboard } from '#components/ui/use-focus-without-keyboard.ts';
import { useRested } from '#components/ui/use-rested.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeFilter } from '#lib/tasks/take-page-view.ts';
import { DayRange } from './day-range.tsx';
import { type FieldKey, type FieldOption, type FilterField, filterFieldsOf } from './filter-fields.ts';
import { filterChoicesOptions } from './filter-queries.ts';

const icons: Record<FieldKey, LucideIcon> = {
  when: CalendarDays,
  person: UserRound,
  project: Folder,
  tag: Tag,
  review: Stamp,
  state: CircleDot,
  kind: Film,
  tool: Wrench,
  model: Cpu,
  place: Archive,
};

interface FilterMenuProps {
  filter: TakeFilter;
  /** The page is a project's own: there is no other to choose. */
  hasProject: boolean;
  onChange: (filter: TakeFilter) => void;
  onClose: () => void;
}

interface Line {
  key: string;
  field: FilterField;
  /** Absent for the line that leads to the values of a field. */
  option?: FieldOption;
}

/** Everything to filter by: a field and then its values, or a value by its name at once. */
export function FilterMenu({ filter, hasProject, onChange, onClose }: FilterMenuProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [inside, setInside] = useState<FieldKey>();
  const [at, setAt] = useState(0);
  const words = typed.trim().toLowerCase();
  const { data: choices, isError } = useQuery({
    ...filterChoicesOptions(useRested(words)),
    placeholderData: keepPreviousData,
  });
  const input = useFocusWithoutKeyboard();
  const [now] = useState(() => new Date());
  const fields = filterFieldsOf(filter, choices, t, { hasProject, now });
  const opened = fields.find(({ key }) => key === inside);
  const lines = linesOf(fields, opened, words);
  const current = Math.min(at, lines.length - 1);

  function enter(field: FieldKey | undefined) {
    setInside(field);
    setTyped('');
    setAt(0);
    input.current?.focus({ preventScroll: true });
  }

  function choose({ field, option }: Line) {
    if (!option) return enter(field.key);
    const off = Object.fromEntries(Object.keys(option.change).map((key) => [key, undefined]));
    onChange({ ...filter, ...(option.isOn ? off : option.change) });
    onClose();
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const line = lines[current];
    if (event.nativeEvent.isComposing) return;
    if (step && lines.length > 0) setAt((current + step + lines.length) % lines.length);
    else if (event.key === 'Enter' && line) choose(line);
    else if (event.key === 'ArrowRight' && line && !line.option && typed === '') choose(line);
    else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && opened && typed === '')
      enter(undefined);
    else return;
    event.preventDefault();
  }

  const placeholder = opened ? opened.label : t('Filter by…');
  return (
    <div className="w-72 max-w-[calc(100vw-2rem)]">
      <div className="relative flex items-center">
        {opened ? (
          <button
            type="button"
            aria-label={t('Back to all filters')}
            onClick={() => enter(undefined)}
            className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-text pointer-coarse:size-11"
          >
            <ChevronLeft aria-hidden className="size-4 stroke-[1.5]" />
          </button>
        ) : (
          <Search aria-hidden className="ml-2.5 size-4 shrink-0 stroke-[1.5] text-muted" />
        )}
        <input
          ref={input}
          role="combobox"
          aria-label={placeholder}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={lines[current] ? `${id}-${lines[current].key}` : undefined}
          placeholder={placeholder}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className="h-9 w-full min-w-0 rounded-sm bg-transparent px-2 text-sm outline-none placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-lg"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={opened?.label ?? t('Filters')}
        className="mt-1 max-h-[min(24rem,55dvh)] overflow-y-auto border-line border-t pt-1"
      >
        {lines.map((line, index) => (
          <MenuLine
            key={line.key}
            id={`${id}-${line.key}`}
            line={line}
            isCurrent={index === current}
            hasField={words !== '' && !opened}
            onChoose={() => choose(line)}
          />
        ))}
      </div>
      {lines.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-muted text-sm">
          {words ? t('Nothing is called that.') : t('There is nothing to choose yet.')}
        </p>
      )}
      {isError && (
        <p role="alert" className="px-2.5 py-2 text-bad text-sm">
          {t('Names could not be read. Check the connection.')}
        </p>
      )}
      {inside === 'when' && <DayRange filter={filter} onChange={onChange} />}
    </div>
  );
}

/** Fields; the values of one; or with words every value that has them. */
function linesOf(fields: FilterField[], opened: FilterField | undefined, words: string): Line[] {
  if (!opened && !words) return fields.map((field) => ({ key: field.key, field }));
  return (opened ? [opened] : fields).flatMap((field) =>
    field.options
      // Names of the team were looked for by the server, which also knows accents.
      .filter(({ label, isName }) => isName || label.toLowerCase().includes(words))
      .map((option) => ({ key: `${field.key}-${option.id}`, field, option })),
  );
}

interface MenuLineProps {
  id: string;
  line: Line;
  isCurrent: boolean;
  /** Which field it belongs to is said. */
  hasField: boolean;
  onChoose: () => void;
}

function MenuLine({ id, line: { field, option }, isCurrent, hasField, onChoose }: MenuLineProps) {
  const Icon = icons[field.key];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which names this line as its current one.
    <div
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={option?.isOn ?? false}
      data-current={isCurrent || undefined}
      tabIndex={-1}
      onClick={onChoose}
      className="flex h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-sm hover:bg-text/8 data-current:bg-text/8 pointer-coarse:h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.5] [&>svg]:text-muted"
    >
      {(!option || hasField) && <Icon aria-hidden />}
      <span translate={option?.isName ? 'no' : undefined} className="min-w-0 flex-1 truncate">
        {option?.label ?? field.label}
      </span>
      {option && hasField && <span className="shrink-0 text-muted text-xs">{field.label}</span>}
      {option?.isOn && <Check aria-hidden className="text-accent!" />}
      {!option && <ChevronRight aria-hidden />}
    </div>
  );
}
