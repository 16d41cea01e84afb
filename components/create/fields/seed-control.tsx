'use client';

import { Dices, Lock, LockOpen } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Input } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { NumberField } from '#lib/tools/fields.ts';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';

/** A seed: another one every time, or one that is kept. The dice rolls one, the lock holds it or lets it go. */
export function SeedControl(props: ControlProps<NumberField<number | undefined>, number | undefined>) {
  const t = useText();
  const { name, field, value, onChange, refusal, problems } = props;
  const id = useId();
  const isKept = value !== field.initial;
  const about = { name, id, hint: field.hint, refusal, problems };
  const roll = () => onChange(Math.floor(Math.random() * (field.max + 1)));
  return (
    <FieldFrame {...about}>
      <label htmlFor={id} className="font-medium text-sm">
        {t(field.label)}
      </label>
      <div className="flex gap-1">
        <Input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          value={isKept ? value : ''}
          placeholder={t('Another one every time')}
          disabled={refusal !== undefined}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={describedBy(id, about)}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            onChange(Number.isFinite(typed) ? typed : field.initial);
          }}
          className="font-mono text-sm"
        />
        <IconButton
          label={t('Roll a seed')}
          icon={<Dices aria-hidden />}
          onClick={roll}
          disabled={!!refusal}
        />
        <IconButton
          label={isKept ? t('Let the seed change') : t('Keep one seed')}
          icon={isKept ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          aria-pressed={isKept}
          disabled={!!refusal}
          onClick={() => (isKept ? onChange(field.initial) : roll())}
        />
      </div>
    </FieldFrame>
  );
}
