'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { fieldClass, Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { answered } from '#components/voices/answered.ts';
import { makeProject } from '#lib/projects/actions.ts';
import { projectLimits } from '#lib/projects/project-limits.ts';
import type { ProjectName } from '#lib/projects/project-view.ts';
import type { Failure } from '#lib/result.ts';
import { projectKeys } from './project-queries.ts';

interface NewProjectDialogProps {
  /** What stands in the field first. */
  name?: string;
  onMade: (project: ProjectName) => void;
  onClose: () => void;
}

/** Asks for the name of a new project, and what it is about. */
export function NewProjectDialog({ name: firstName = '', onMade, onClose }: NewProjectDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState(firstName);
  const [description, setDescription] = useState('');
  const [problem, setProblem] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  // The outside system is the browser's focus, which the dialog takes as it opens.
  useEffect(() => nameInput.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await answered(makeProject({ name, description }));
    setBusy(false);
    if (!result.ok) {
      setProblem(result.failure);
      return;
    }
    void client.invalidateQueries({ queryKey: projectKeys.names });
    onMade(result.value);
    onClose();
  }

  const errorOf = (field: string) =>
    problem && (problem.field ?? 'name') === field ? t(problem.message) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('New project')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={form} isBusy={isBusy}>
            {t('Make the project')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t('Name')} error={errorOf('name')}>
          {(control) => (
            <Input
              {...control}
              ref={nameInput}
              maxLength={projectLimits.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('What it is about (optional)')} error={errorOf('description')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={projectLimits.description}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              className={`${fieldClass} field-sizing-content max-h-60 min-h-20 resize-none px-3 py-2`}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
