'use client';

import { Check, Copy } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { copyText } from '#components/ui/copy-text.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { fieldClass, Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { failure } from '#lib/result.ts';
import { changeShare, createShare } from '#lib/sharing/actions.ts';
import type { ShareView } from '#lib/sharing/share-view.ts';
import { type EndChoice, endChoices, endOf } from './share-ends.ts';
import { ShareFlags } from './share-flags.tsx';

/** What a new link is to: chosen takes in their order, or a project as it is. */
export type Shared = { taskIds: string[] } | { projectId: string };

interface ShareDialogProps {
  /** What is shared by a new link, or the link that is changed. */
  of: Shared | ShareView;
  /** What stands in the title first. */
  title?: string;
  onClose: () => void;
  onSaved?: (share: ShareView) => void;
}

const unreachable = () => failure('unreachable', 'Could not reach the studio. Nothing was changed.');

/** Makes a link for people outside, or changes one; then the link itself, to be copied. */
export function ShareDialog({ of, title = '', onClose, onSaved }: ShareDialogProps) {
  const t = useText();
  const form = useId();
  const before = 'path' in of ? of : undefined;
  const [made, setMade] = useState<ShareView>();
  const [flags, setFlags] = useState({
    showsPrompts: before?.showsPrompts ?? false,
    showsCosts: before?.showsCosts ?? false,
    showsNames: before?.showsNames ?? false,
    allowsComments: before?.allowsComments ?? false,
    allowsDownload: before?.allowsDownload ?? false,
  });
  const [end, setEnd] = useState<EndChoice>(before ? 'as-it-is' : 'month');
  const [hasPassword, setHasPassword] = useState(before?.hasPassword ?? false);
  const [error, setError] = useState<{ message: string; field?: string | undefined }>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = String(fields.get('password') ?? '');
    const input = {
      title: String(fields.get('title') ?? ''),
      expiresAt: end === 'as-it-is' ? (before?.expiresAt ?? null) : endOf(end, Date.now()),
      ...flags,
    };
    // An empty field leaves the password that there is.
    const password = hasPassword ? (typed === '' && before?.hasPassword ? undefined : typed) : null;
    setBusy(true);
    const saved = await ('path' in of
      ? changeShare({ ...input, shareId: of.id, ...(password === undefined ? {} : { password }) })
      : createShare({ ...input, of, password: password ?? null })
    ).catch(unreachable);
    setBusy(false);
    if (!saved.ok) {
      setError(saved.failure);
      return;
    }
    onSaved?.(saved.value);
    if (before) onClose();
    else setMade(saved.value);
  }

  if (made) return <MadeLink share={made} onClose={onClose} />;
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={before ? t('Change the link') : t('Share outside the team')}
      description={whatOf(of, t)}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            {before ? t('Save') : t('Make the link')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={t('Title')} hint={t('Guests read it at the top.')} error={errorOf('title')}>
          {(control) => (
            <Input {...control} name="title" maxLength={120} required defaultValue={before?.title ?? title} />
          )}
        </Field>
        <ShareFlags flags={flags} onChange={setFlags} />
        <Field label={t('Ends')} error={errorOf('expiresAt')}>
          {(control) => (
            <select
              {...control}
              value={end}
              onChange={({ target }) => setEnd(target.value as EndChoice)}
              className={`${fieldClass} h-9 px-2 pointer-coarse:h-11`}
            >
              {endChoices(before !== undefined).map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="grid gap-2">
          <label className="flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-10">
            <input
              type="checkbox"
              checked={hasPassword}
              onChange={({ target }) => setHasPassword(target.checked)}
              className="size-4 accent-(--accent)"
            />
            {t('Ask for a password')}
          </label>
          {hasPassword && (
            <Field
              label={t('Password')}
              hint={
                before?.hasPassword
                  ? t('Leave it empty to keep the one there is.')
                  : t('Send it by another way than the link.')
              }
              error={errorOf('password')}
            >
              {(control) => (
                <Input
                  {...control}
                  name="password"
                  autoComplete="off"
                  minLength={6}
                  maxLength={200}
                  required={!before?.hasPassword}
                />
              )}
            </Field>
          )}
        </div>
        {error && !['title', 'expiresAt', 'password'].includes(error.field ?? '') && (
          <p role="alert" className="text-bad text-sm">
            {t(error.message)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function whatOf(of: Shared | ShareView, t: ReturnType<typeof useText>): string {
  if ('projectId' in of || ('path' in of && of.project)) {
    return t('Whoever has the link sees the finished takes of the project, as it is at that moment.');
  }
  const count = 'path' in of ? of.takeCount : of.taskIds.length;
  return count === 1
    ? t('Whoever has the link sees this take, without an account.')
    : t('Whoever has the link sees these {count} takes, without an account.', { count });
}

function MadeLink({ share, onClose }: { share: ShareView; onClose: () => void }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const url = new URL(share.path, window.location.href).href;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('The link is ready')}
      description={t('You find it again under Shared links, and can end it there at any time.')}
      footer={
        <>
          <Button asChild>
            <a href={share.path} target="_blank" rel="noreferrer">
              {t('Look at it')}
            </a>
          </Button>
          <Button look="primary" onClick={async () => setCopied(await copyText(url))}>
            {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
            {isCopied ? t('Copied') : t('Copy the link')}
          </Button>
        </>
      }
    >
      <Field label={t('Link')}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
            className="font-mono"
          />
        )}
      </Field>
    </Dialog>
  );
}
