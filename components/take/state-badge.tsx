import { Check, CircleAlert, CircleHelp } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { stateWords } from './state-words.ts';

/** The state in a word, with a sign beside its colour. */
export function StateBadge({ take, isOverMedia }: { take: TakeView; isOverMedia?: boolean }) {
  const t = useText();
  const { word, tone } = stateWords[take.state];
  const icons = { good: <Check />, bad: <CircleAlert />, attention: <CircleHelp /> };
  return (
    <Badge
      tone={tone}
      icon={tone in icons ? icons[tone as keyof typeof icons] : undefined}
      isOverMedia={isOverMedia}
    >
      {t(word)}
    </Badge>
  );
}
