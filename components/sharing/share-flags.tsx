'use client';

import { useText } from '#components/ui/use-text.tsx';
import type { ShareView } from '#lib/sharing/share-view.ts';

export type Flags = Pick<
  ShareView,
  'showsPrompts' | 'showsCosts' | 'showsNames' | 'allowsComments' | 'allowsDownload'
>;

const flagWords: { name: keyof Flags; label: string }[] = [
  { name: 'showsPrompts', label: 'Show prompts and titles' },
  { name: 'showsCosts', label: 'Show what takes cost' },
  { name: 'showsNames', label: 'Show who made them' },
  { name: 'allowsComments', label: 'Let guests comment' },
  { name: 'allowsDownload', label: 'Let guests save the files' },
];

/** What guests may learn and do: nothing but looking, unless it is ticked. */
export function ShareFlags({ flags, onChange }: { flags: Flags; onChange: (flags: Flags) => void }) {
  const t = useText();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-medium text-sm">{t('What guests may see and do')}</legend>
      {flagWords.map(({ name, label }) => (
        <label key={name} className="flex min-h-7 items-center gap-2.5 pointer-coarse:min-h-10">
          <input
            type="checkbox"
            checked={flags[name]}
            onChange={({ target }) => onChange({ ...flags, [name]: target.checked })}
            className="size-4 accent-(--accent)"
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

/** What a link allows, in words. */
export function flagsOf(flags: Flags): string[] {
  return flagWords.filter(({ name }) => flags[name]).map(({ label }) => label);
}
