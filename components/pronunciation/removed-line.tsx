import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Failure } from '#lib/result.ts';
import type { Pronunciation } from '#lib/vendor/pronunciation.ts';

interface RemovedLineProps {
  removed: Pronunciation | Failure | undefined;
  onUndo: (entry: Pronunciation) => void;
}

/** What came of a removal, in the window itself: under a window nothing else can be pressed. */
export function RemovedLine({ removed, onUndo }: RemovedLineProps) {
  const t = useText();
  return (
    <div
      role="status"
      className="flex min-h-9 items-center gap-3 rounded-sm bg-raised px-3 py-1 text-sm empty:hidden"
    >
      {removed && 'message' in removed && <p className="text-bad">{t(removed.message)}</p>}
      {removed && 'text' in removed && (
        <>
          <p className="min-w-0 flex-1 wrap-anywhere">
            {t('“{text}” is out of the dictionary.', { text: removed.text })}
          </p>
          <Button size="sm" onClick={() => onUndo(removed)}>
            {t('Undo')}
          </Button>
        </>
      )}
    </div>
  );
}
