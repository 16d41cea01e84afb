import { X } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { ImportControl } from './use-import.ts';

/** What came of the last import, in a line over the manuscript; it stays until it is put away. */
export function ImportNotice({ control }: { control: ImportControl }) {
  const t = useText();
  const { notice, undo, closeNotice } = control;
  if (!notice) return null;
  const { isProblem, message, notes, formerText } = notice;
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      className={`flex items-start gap-3 border-line border-b px-4 py-2 text-sm ${isProblem ? 'bg-bad/10' : 'bg-panel'}`}
    >
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">
        {t(message)} {notes.length > 0 && <span className="text-muted">{notes.join(' ')}</span>}
      </p>
      {formerText !== undefined && (
        <Button size="sm" onClick={undo}>
          {t('Undo')}
        </Button>
      )}
      <IconButton size="sm" label={t('Put this message away')} icon={<X />} onClick={closeNotice} />
    </div>
  );
}
