'use client';

import { useQuery } from '@tanstack/react-query';
import { Columns2 } from 'lucide-react';
import { mostCompared } from '#components/compare/compared-ids.ts';
import { useDeeds } from '#components/compare/use-deeds.ts';
import { PanelSection } from '#components/take/panel-section.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { stackOptions } from './stack-queries.ts';
import { StackStrip } from './stack-strip.tsx';

interface StackSectionProps {
  take: TakeView & { stack: NonNullable<TakeView['stack']> };
  canCreate: boolean;
  onGo: (id: string) => void;
  onChanged: () => void;
}

/** The other takes of its idea, side by side, and what is done about them. */
export function StackSection({ take, canCreate, onGo, onChanged }: StackSectionProps) {
  const t = useText();
  const deeds = useDeeds();
  const { stack } = take;
  const { data: takes = [] } = useQuery(stackOptions(stack.id, take.id));
  const ids = takes.map(({ id }) => id);
  const made = takes.filter(({ id, state }) => state === 'succeeded' && id !== take.id);
  const compared = [take, ...made].slice(0, mostCompared).map(({ id }) => id);
  return (
    <PanelSection
      title={t('Stack of {count}', { count: Math.max(stack.count, takes.length) })}
      aside={
        compared.length > 1 ? (
          <Link href={paths.compare(compared)} className={buttonClass({ look: 'ghost', size: 'sm' })}>
            <Columns2 aria-hidden className="size-4" strokeWidth={1.5} />
            {t('Compare with its stack')}
          </Link>
        ) : undefined
      }
    >
      <StackStrip stackId={stack.id} currentId={take.id} onGo={onGo} />
      {canCreate && (
        <div className="flex flex-wrap gap-1">
          <Button
            look="ghost"
            size="sm"
            aria-pressed={stack.isPick}
            onClick={() => {
              deeds.keep(take, ids);
              onChanged();
            }}
          >
            {stack.isPick ? t('Chosen as the top') : t('Put on top')}
          </Button>
          <Button
            look="ghost"
            size="sm"
            onClick={() => {
              deeds.takeOut(take.id, ids);
              onChanged();
            }}
          >
            {t('Take out of the stack')}
          </Button>
        </div>
      )}
    </PanelSection>
  );
}
