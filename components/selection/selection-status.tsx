'use client';

import { useText } from '#components/ui/use-text.tsx';
import { useSelection } from './selection-store.ts';

/** How many takes are selected, spoken as it changes. It stands there from the beginning, else the first is not heard. */
export function SelectionStatus() {
  const t = useText();
  const { size } = useSelection();
  return (
    <p role="status" className="sr-only">
      {size > 0 ? t('{count} selected', { count: size }) : ''}
    </p>
  );
}
