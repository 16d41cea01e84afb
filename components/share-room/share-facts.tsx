'use client';

import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import type { SharedTake } from '#lib/sharing/shared-take.ts';

/** What the link says of a take beside showing it. */
export function ShareFacts({ take }: { take: SharedTake }) {
  const t = useText();
  const { title, prompt, text, cost, madeBy, files } = take;
  return (
    <section aria-label={t('Facts')} className="grid gap-4">
      {title && (
        <h2 translate="no" className="font-medium text-lg">
          {title}
        </h2>
      )}
      {prompt && (
        <p translate="no" className="max-h-72 overflow-y-auto whitespace-pre-wrap text-base">
          {prompt}
        </p>
      )}
      {text && files.length > 0 && (
        <p translate="no" className="whitespace-pre-wrap text-muted">
          {text}
        </p>
      )}
      {(madeBy || cost) && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {madeBy && (
            <>
              <dt className="text-muted">{t('Made by')}</dt>
              <dd translate="no">{madeBy}</dd>
            </>
          )}
          {cost && (
            <>
              <dt className="text-muted">{t('Cost')}</dt>
              <dd className="tabular font-mono">{formatMoney(cost.micros, cost.currency)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
