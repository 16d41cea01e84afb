import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Problem } from '#lib/tools/tool.ts';

interface ProblemListProps {
  id: string;
  problems: readonly Problem[];
  mends?: readonly { label: string; onMend: () => void }[];
}

/** The rules that a field breaks, in words, with the ways out beside them. */
export function ProblemList({ id, problems, mends = [] }: ProblemListProps) {
  const t = useText();
  if (problems.length === 0) return null;
  return (
    <div id={id} className="grid gap-1.5 text-sm">
      {problems.map(({ message }) => (
        <p key={message} className="text-bad">
          {t(message)}
        </p>
      ))}
      {mends.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {mends.map(({ label, onMend }) => (
            <Button key={label} size="sm" onClick={onMend}>
              {t(label)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
