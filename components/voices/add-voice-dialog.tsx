'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { fieldClass, Input } from '#components/ui/input.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { Failure } from '#lib/result.ts';
import { addVoice } from '#lib/voices/actions.ts';
import { voiceLanguages } from '#lib/voices/languages.ts';
import { hasSampleLine } from '#lib/voices/sample-line.ts';
import type { VoiceFamily, VoiceGender } from '#lib/voices/voice.ts';
import { answered } from './answered.ts';
import { voiceKeys } from './voice-queries.ts';

const families = [
  { value: 'long', label: 'Narration' },
  { value: 'short', label: 'Short speech' },
] as const;
const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'neutral', label: 'Neutral' },
  { value: '', label: 'Not said' },
] as const;

/** A cloned voice, whose id the vendor gave, gets a name that the whole team finds it by. */
export function AddVoiceDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const form = useId();
  const [family, setFamily] = useState<VoiceFamily>('long');
  const [voiceId, setVoiceId] = useState('');
  const [name, setName] = useState('');
  const [gender, setGender] = useState<VoiceGender | ''>('');
  const [language, setLanguage] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const input = { family, voiceId, name, gender: gender || undefined, language: language || undefined };
    const result = await answered(addVoice(input));
    if (result.ok) {
      await client.refetchQueries({ queryKey: voiceKeys.shelf });
      showToast({ title: t('{name} was added', { name: result.value.name }), tone: 'good' });
      onClose();
      return;
    }
    setBusy(false);
    setFailure(result.failure);
  }
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Add a voice')}
      description={t(
        'A cloned voice by the id that the vendor gave it. It is not checked here: the vendor decides when it first speaks.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            {t('Add the voice')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Segmented label={t('Made for')} value={family} onChange={setFamily} options={families} />
        <Field label={t('Id of the voice')} error={errorOf('voiceId')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={voiceId}
              onChange={(event) => setVoiceId(event.target.value)}
              className="font-mono"
            />
          )}
        </Field>
        <Field label={t('Name')} error={errorOf('name')} hint={t('As the team will look for it.')}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Segmented label={t('Gender')} value={gender} onChange={setGender} options={genders} />
        <Field label={t('Language')} hint={sampleHint(language)}>
          {(control) => (
            <select
              {...control}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
              className={classNames(fieldClass, 'h-9 px-2.5 pointer-coarse:h-11')}
            >
              <option value="">{t('Not said')}</option>
              {voiceLanguages.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        {failure && !['voiceId', 'name'].includes(failure.field ?? '') && (
          <p role="alert" className="text-bad text-sm">
            {t(failure.message)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function sampleHint(language: string): string {
  return language === '' || hasSampleLine(language)
    ? 'Its sample is spoken in this language; in English when it is not said.'
    : `The studio has no sample line in ${language}: its sample is spoken in English.`;
}
