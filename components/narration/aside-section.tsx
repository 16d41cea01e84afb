import { type ReactNode, useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface AsideSectionProps {
  title: string;
  /** At the right of the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the column beside the manuscript, under a hairline. */
export function AsideSection({ title, aside, children }: AsideSectionProps) {
  const t = useText();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 gap-2 border-line border-t pt-4 first:border-0 first:pt-0"
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={id} className="font-medium text-sm">
          {t(title)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
