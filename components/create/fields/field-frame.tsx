import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { ProblemList } from '../problem-list.tsx';

interface FieldFrameProps {
  /** The field's name in the tool's values, by which a problem finds it. */
  name: string;
  id: string;
  hint?: string | undefined;
  /** Why it has no effect now; it stays to be seen. */
  refusal?: string | undefined;
  problems: readonly Problem[];
  children: ReactNode;
}

/** What stands around every control: why it rests, what it is for, and what is wrong with it. */
export function FieldFrame({ name, id, hint, refusal, problems, children }: FieldFrameProps) {
  const t = useText();
  return (
    <div data-field={name} className="grid min-w-0 gap-1.5" title={t(refusal)}>
      {children}
      {(refusal ?? hint) && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {t(refusal) ?? t(hint)}
        </p>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** The ids of what describes a control, for `aria-describedby`. */
export function describedBy(id: string, about: Pick<FieldFrameProps, 'hint' | 'refusal' | 'problems'>) {
  const ids = [(about.refusal ?? about.hint) && `${id}-hint`, about.problems.length > 0 && `${id}-problems`];
  return ids.filter(Boolean).join(' ') || undefined;
}
