'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import { type HappeningKind, happeningKinds } from '#lib/happenings/kinds.ts';
import { addWebhook, changeWebhook } from '#lib/notices/actions.ts';
import type { WebhookView } from '#lib/notices/webhook-view.ts';
import type { Failure } from '#lib/result.ts';
import { kindWords } from './kind-words.ts';

interface WebhookDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The one that is changed; else a new one is made. */
  hook?: WebhookView | undefined;
  /** With the signing key of a new one. */
  onSaved: (key?: string) => void;
}

/** Where a web hook leads and what it is told of. */
export function WebhookDialog({ open, onOpenChange, hook, onSaved }: WebhookDialogProps) {
  const t = useText();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={hook ? t('Change the web hook') : t('Add a web hook')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={isBusy}>
            {hook ? t('Save') : t('Add')}
          </Button>
        </>
      }
    >
      <WebhookForm id={formId} hook={hook} onBusy={setBusy} onSaved={onSaved} />
    </Dialog>
  );
}

interface WebhookFormProps {
  id: string;
  hook: WebhookView | undefined;
  onBusy: (isBusy: boolean) => void;
  onSaved: (key?: string) => void;
}

function WebhookForm({ id, hook, onBusy, onSaved }: WebhookFormProps) {
  const t = useText();
  const router = useRouter();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [isAll, setAll] = useState(!hook || hook.kinds.length === 0);
  const [kinds, setKinds] = useState<readonly HappeningKind[]>(hook?.kinds ?? []);
  const [failure, setFailure] = useState<Failure>();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isAll && kinds.length === 0) {
      setFailure({ code: 'invalid', message: 'Choose what it is told of.', field: 'kinds' });
      return;
    }
    onBusy(true);
    const input = { url, kinds: isAll ? [] : [...kinds] };
    const saved = hook
      ? await answered(changeWebhook({ ...input, id: hook.id }))
      : await answered(addWebhook(input));
    onBusy(false);
    if (!saved.ok) {
      setFailure(saved.failure);
      return;
    }
    router.refresh();
    onSaved(saved.value?.key);
  }

  function toggle(kind: HappeningKind, isOn: boolean) {
    setKinds(isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind));
  }

  return (
    <form id={id} onSubmit={save} noValidate className="grid gap-5">
      <Field
        label={t('Address')}
        hint={t(
          'It is called with POST and JSON, and answers with any status from 200 to 299 within 10 seconds.',
        )}
        error={failure?.field === 'kinds' ? undefined : failure?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoFocus
            placeholder="https://example.com/rushes"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 font-medium text-sm">{t('What it is told of')}</legend>
        <Choice type="radio" label={t('Everything')} isOn={isAll} onChange={() => setAll(true)} />
        <Choice type="radio" label={t('Only some things')} isOn={!isAll} onChange={() => setAll(false)} />
        {!isAll && (
          <div className="ml-6 grid gap-x-4 sm:grid-cols-2">
            {happeningKinds.map((kind) => (
              <Choice
                key={kind}
                type="checkbox"
                label={t(kindWords[kind])}
                isOn={kinds.includes(kind)}
                onChange={(isOn) => toggle(kind, isOn)}
              />
            ))}
          </div>
        )}
        {failure?.field === 'kinds' && (
          <p role="alert" className="text-bad text-sm">
            {t(failure.message)}
          </p>
        )}
      </fieldset>
    </form>
  );
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ type, label, isOn, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-10">
      <input
        type={type}
        name={type === 'radio' ? 'scope' : undefined}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
      {label}
    </label>
  );
}
