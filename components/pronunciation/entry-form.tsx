'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { entryRule } from '#lib/pronunciation/entry-rule.ts';
import type { PronunciationView } from '#lib/pronunciation/pronunciation-view.ts';
import type { Failure } from '#lib/result.ts';
import { isPinyin } from '#lib/vendor/pronunciation.ts';
import type { Dictionary } from './use-dictionary.ts';

interface EntryFormProps {
  dictionary: Dictionary;
  /** The entry to change; a new one without it. */
  entry?: PronunciationView | undefined;
  onDone?: (() => void) | undefined;
}

/** One entry, with the form of its replacement read while it is typed. */
export function EntryForm({ dictionary, entry, onDone }: EntryFormProps) {
  const t = useText();
  const [text, setText] = useState(entry?.text ?? '');
  const [replacement, setReplacement] = useState(entry?.replacement ?? '');
  const [refused, setRefused] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const isFilled = text.trim() !== '' && replacement.trim() !== '';
  const rule = isFilled ? entryRule({ text, replacement }) : undefined;

  const save = async () => {
    if (!isFilled || rule || isSaving) return;
    setSaving(true);
    const result = await dictionary.save({ text, replacement, ...(entry ? { id: entry.id } : {}) });
    setSaving(false);
    if (!result.ok) {
      setRefused(result.failure);
      return;
    }
    setRefused(undefined);
    if (!entry) {
      setText('');
      setReplacement('');
    }
    onDone?.();
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    setRefused(undefined);
    set(event.target.value);
  };

  return (
    <form
      aria-label={entry ? t('Change “{text}”', { text: entry.text }) : t('Add an entry')}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[1fr_1.4fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={t('In the text')} error={refused?.field === 'text' ? refused.message : undefined}>
        {(control) => (
          <Input
            {...control}
            value={text}
            onChange={change(setText)}
            placeholder="Nguyen"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t('Say')}
        error={rule ?? (refused?.field === 'text' ? undefined : refused?.message)}
        hint={rule ? undefined : formWords(replacement)}
      >
        {(control) => (
          <Input
            {...control}
            value={replacement}
            onChange={change(setReplacement)}
            placeholder={t('win, or (ruan3)(wei2)')}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="flex gap-2 sm:pt-6.5">
        <Button look="primary" type="submit" isBusy={isSaving} disabled={!isFilled || rule !== undefined}>
          {entry ? t('Save') : t('Add')}
        </Button>
        {entry && (
          <Button look="ghost" onClick={onDone}>
            {t('Leave it')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Which of the two forms is being typed. */
function formWords(replacement: string): string {
  if (replacement.trim() === '') return 'Words to be spoken instead, or pinyin with tones in parentheses.';
  return isPinyin(replacement.trim()) ? 'Pinyin with tones' : 'Words, spoken in its place';
}
