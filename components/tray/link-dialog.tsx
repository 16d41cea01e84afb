'use client';

import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { kindOfRole, type MediaRole } from '#lib/vendor/media-roles.ts';
import { isLink } from './links.ts';
import { roleWords } from './role-words.ts';
import { kindOfLink } from './tray-actions.ts';

interface LinkDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  roles: readonly MediaRole[];
  onAdd: (url: string, role: MediaRole) => void;
}

/** A public link, or the id of a file that the vendor has already. */
export default function LinkDialog({ open, onOpenChange, roles, onAdd }: LinkDialogProps) {
  const t = useText();
  const formId = useId();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<MediaRole>();
  const [error, setError] = useState<string>();
  const kind = kindOfLink(url);
  const role = chosen ?? roles.find((one) => kindOfRole[one] === kind) ?? roles[0];

  const submit = () => {
    if (!isLink(url) || !role) {
      setError(t('Write a whole link, such as https://example.com/clip.mp4, or vendor_file://{file_id}.'));
      return;
    }
    onAdd(url.trim(), role);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Use a link')}
      description={t(
        'The vendor fetches it by itself while the task runs. The studio does not check the file.',
      )}
      footer={
        <Button look="primary" type="submit" form={formId}>
          {t('Add to the tray')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t('Link or vendor file id')} error={error}>
          {(control) => (
            <Input
              {...control}
              value={url}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              onChange={(event) => {
                setUrl(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        {roles.length > 1 && role && (
          <Segmented
            label={t('Use it as')}
            value={role}
            onChange={setChosen}
            options={roles.map((value) => ({ value, label: roleWords[value] }))}
            className="[&>div]:flex-wrap"
          />
        )}
      </form>
    </Dialog>
  );
}
