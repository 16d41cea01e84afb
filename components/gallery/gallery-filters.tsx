'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toolWord } from '#components/take/take-words.ts';
import { Chip } from '#components/ui/chip.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { useText } from '#components/ui/use-text.tsx';
import {
  type StateGroup,
  type TakeCounts,
  type TakeFilter,
  toolsOfFilter,
} from '#lib/tasks/take-page-view.ts';
import { kindOfTool, type TakeKind, takeKinds } from '#lib/tools/tool-kinds.ts';
import { isToolName, toolNames } from '#lib/tools/tool-names.ts';

const states: { value: StateGroup | undefined; label: string }[] = [
  { value: undefined, label: 'All' },
  { value: 'open', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'failed', label: 'Failed' },
  { value: 'unclear', label: 'Unclear' },
];
const kindLabels: Record<TakeKind, string> = {
  video: 'Videos',
  image: 'Pictures',
  audio: 'Sounds',
  text: 'Texts',
};
const searchDelayMs = 250;

interface GalleryFiltersProps {
  filter: TakeFilter;
  counts: TakeCounts | undefined;
  onChange: (filter: TakeFilter) => void;
}

/** What the gallery is narrowed to: chips and words, all of it in the address. */
export function GalleryFilters({ filter, counts, onChange }: GalleryFiltersProps) {
  const t = useText();
  const numbers: Partial<Record<StateGroup, number>> = {
    open: counts?.open ?? 0,
    unclear: counts?.unclear ?? 0,
  };
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PromptSearch
        value={filter.search ?? ''}
        onChange={(search) => onChange({ ...filter, search: search || undefined })}
      />
      <div className="-mx-4 flex max-w-[100vw] items-center gap-1 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:px-0">
        {states.map(({ value, label }) => (
          <Chip
            key={label}
            isOn={filter.state === value}
            count={value && numbers[value]}
            onClick={() => onChange({ ...filter, state: value })}
          >
            {label}
          </Chip>
        ))}
        <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-line-strong" />
        {takeKinds.map((kind) => (
          <Chip
            key={kind}
            isOn={filter.kind === kind}
            onClick={() => onChange(withKind(filter, filter.kind === kind ? undefined : kind))}
          >
            {kindLabels[kind]}
          </Chip>
        ))}
        <ToolSelect filter={filter} onChange={(tool) => onChange({ ...filter, tool })} />
        <span aria-hidden className="mx-2 h-5 w-px shrink-0 bg-line-strong" />
        <Chip
          isOn={filter.isMine === true}
          onClick={() => onChange({ ...filter, isMine: filter.isMine ? undefined : true })}
        >
          {t('Mine')}
        </Chip>
      </div>
    </search>
  );
}

/** Another kind lets go of a tool that makes something else. */
function withKind(filter: TakeFilter, kind: TakeKind | undefined): TakeFilter {
  const { tool } = filter;
  const fits = kind === undefined || (isToolName(tool) && kindOfTool[tool] === kind);
  return { ...filter, kind, tool: fits ? tool : undefined };
}

interface ToolSelectProps {
  filter: TakeFilter;
  onChange: (tool: string | undefined) => void;
}

/** The tools of the chosen kind: too many for chips, and asked for less often. */
function ToolSelect({ filter, onChange }: ToolSelectProps) {
  const t = useText();
  const offered = toolsOfFilter({ kind: filter.kind }) ?? toolNames;
  return (
    <span className="relative shrink-0">
      <select
        aria-label={t('Made with')}
        value={filter.tool ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        data-on={filter.tool !== undefined}
        className="h-8 cursor-pointer appearance-none rounded-full bg-transparent pr-8 pl-3 text-muted text-sm transition-colors duration-150 [field-sizing:content] hover:text-text data-[on=true]:bg-raised data-[on=true]:text-text data-[on=true]:shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-10"
      >
        <option value="">{t('Any tool')}</option>
        {offered.map((tool) => (
          <option key={tool} value={tool}>
            {toolWord(tool)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 stroke-[1.5] text-muted"
      />
    </span>
  );
}

/** The words are its own while they are typed; they go to the server when typing rests. */
function PromptSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  // The address can change from outside (back, a link in the top bar): then its words stand in the field.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  // The outside system is the clock: words go to the server when typing rests.
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      onChange(words);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  });
  return (
    <SearchField
      label={t('Search in prompts')}
      placeholder={t('Search in prompts')}
      value={text}
      onChange={setText}
    />
  );
}
