'use client';

import { useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { formatMoney } from '#lib/money.ts';
import type { PriceList } from '#lib/vendor/price-list.ts';
import { referenceVideoSizes, referenceVideoTiers } from '#lib/vendor/reference-video-limits.ts';
import { FieldFrame } from './field-frame.tsx';
import { FrameChoice } from './frame-choice.tsx';
import { readShape } from './shape-frame.tsx';

interface TierSizeControlProps {
  name: string;
  value: string;
  onChange: (size: string) => void;
  prices: PriceList;
}

/** The sizes of a reference video as little frames, a row for each tier with its price. */
export function TierSizeControl({ name, value, onChange, prices }: TierSizeControlProps) {
  const t = useText();
  const id = useId();
  return (
    <FieldFrame {...{ name, id }} problems={[]}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-sm">{t('Size')}</legend>
        {referenceVideoTiers.map((tier) => {
          const micros = prices.referenceVideo?.[tier].outputSecond;
          return (
            <div key={tier} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-2">
              <div className="grid text-sm">
                {tier}
                <span className="tabular text-muted text-xs">
                  {micros === undefined ? t('price not set') : `${formatMoney(micros, prices.currency)}/s`}
                </span>
              </div>
              <FrameChoice
                label={t('Size at {tier}', { tier })}
                isLabelHidden
                value={value}
                onChange={onChange}
                options={referenceVideoSizes[tier].map((size) => ({
                  value: size,
                  label: ratioOf(size),
                  title: size.replace('*', ' x '),
                  shape: readShape(size),
                }))}
              />
            </div>
          );
        })}
      </fieldset>
      <p className="tabular text-muted text-xs">
        {t('{replace} pixels', { replace: value.replace('*', ' x ') })}
      </p>
    </FieldFrame>
  );
}

const usualRatios = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const;

/** The usual ratio that a size is nearest to: 1088 x 832 is what the document has for 4:3. */
function ratioOf(size: string): string {
  const distance = (ratio: string) => Math.abs(Math.log(aspect(ratio) / aspect(size)));
  return usualRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

function aspect(text: string): number {
  const { width, height } = readShape(text) ?? { width: 1, height: 1 };
  return width / height;
}
