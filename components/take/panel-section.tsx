import { type ReactNode, useId } from 'react';
import { useText } from '#components/ui/use-text.tsx';

interface PanelSectionProps {
  title: string;
  /** A button or badge at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a take's panel, under a hairline. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 border-line border-t px-4 py-4">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 id={id} className="text-muted text-sm">
          {t(title)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
