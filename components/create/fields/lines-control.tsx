'use client';

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { LinesField } from '#lib/tools/fields.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

/** A short list of lines, each in a box of its own, in their order. */
export function LinesControl(props: ControlProps<LinesField, string[]>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const about = { name, id, hint: field.hint, refusal, problems };
  const change = (index: number, line: string) => onChange(value.with(index, line));
  return (
    <FieldFrame {...about}>
      <fieldset className="grid min-w-0 gap-1.5" aria-describedby={describedBy(id, about)}>
        <legend className="mb-1.5 font-medium text-sm">{t(field.label)}</legend>
        {value.map((line, index) => (
          <div key={index} className="flex gap-1">
            <Input
              value={line}
              aria-label={`${field.label} ${index + 1}`}
              aria-invalid={problems.length > 0 || undefined}
              disabled={refusal !== undefined}
              spellCheck={false}
              onChange={(event) => change(index, event.target.value)}
              className="font-mono text-sm"
            />
            <IconButton
              label={t('Remove {field} {value}', {
                field: t(field.label).toLowerCase(),
                value: index + 1,
              })}
              icon={<X aria-hidden />}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </div>
        ))}
        {value.length < field.most && (
          <Button
            size="sm"
            look="ghost"
            className="-ml-2.5 justify-self-start"
            disabled={refusal !== undefined}
            onClick={() => onChange([...value, ''])}
          >
            <Plus aria-hidden className="size-3.5" strokeWidth={1.5} />
            {t('Add')}
          </Button>
        )}
      </fieldset>
    </FieldFrame>
  );
}
