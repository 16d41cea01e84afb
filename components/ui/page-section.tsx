import type { ReactNode } from 'react';

interface PageSectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A part of a page of settings: its heading, a sentence, and what it is about. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t pt-8">
      <header className="grid gap-1">
        <h2 id={id} className="font-medium text-lg">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
