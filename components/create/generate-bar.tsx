'use client';

import { Suspense } from 'react';
import { IntoProject } from '#components/projects/into-project.tsx';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Bill } from '#lib/vendor/prices.ts';
import { type TakeCount, takeCounts } from './draft.ts';
import { Estimate } from './estimate.tsx';
import type { GenerateControl } from './use-generate.ts';

const RemakeNote = lazyPart(() => import('./remake-note.tsx').then((found) => found.RemakeNote));

interface GenerateBarProps {
  control: GenerateControl;
  bill: Bill | undefined;
  verb: string;
  takeCount?: TakeCount;
  onTakeCount?: (count: TakeCount) => void;
}

/** Price, number of takes and the one primary action: always in reach, on a phone by the thumb. */
export function GenerateBar({ control, bill, verb, takeCount = 1, onTakeCount }: GenerateBarProps) {
  const t = useText();
  const { refusal } = control;
  return (
    <div className="grid gap-2">
      {control.remakeOf && control.onAlone && (
        <Suspense>
          <RemakeNote take={control.remakeOf} onAlone={control.onAlone} />
        </Suspense>
      )}
      {refusal && (
        <div
          role="alert"
          tabIndex={-1}
          data-field="form"
          className="rounded-sm border border-bad/40 bg-bad/10 px-3 py-2 text-sm"
        >
          <p>{t(refusal.message)}</p>
          {refusal.requestId && (
            <p className="tabular mt-1 select-all text-muted text-xs">
              {t('Request id {requestId}', { requestId: refusal.requestId })}
            </p>
          )}
        </div>
      )}
      <IntoProject />
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <Estimate bill={bill} takeCount={takeCount} />
        </div>
        {onTakeCount && <TakeCountChoice value={takeCount} onChange={onTakeCount} />}
        <Button
          look="primary"
          size="lg"
          isBusy={control.isSending}
          onClick={control.generate}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className="min-w-32"
        >
          {control.isSending ? t('Sending') : t(verb)}
          {!control.isSending && (
            <span aria-hidden className="hidden opacity-60 lg:inline pointer-coarse:hidden">
              <ShortcutHint />
            </span>
          )}
        </Button>
      </div>
    </div>
  );
}

function TakeCountChoice({ value, onChange }: { value: TakeCount; onChange: (count: TakeCount) => void }) {
  const t = useText();
  return (
    <label className="relative">
      <span className="sr-only">{t('Number of takes')}</span>
      <select
        value={value}
        onChange={(event) => {
          const count = takeCounts.find((one) => String(one) === event.target.value);
          if (count) onChange(count);
        }}
        className="h-11 cursor-pointer rounded-md border border-line-strong bg-panel px-2.5 text-sm transition-colors hover:border-muted/60"
      >
        {takeCounts.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? t('1 take') : t('{count} takes', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

function ShortcutHint() {
  return <kbd className="font-sans text-xs">⌃↵</kbd>;
}
