import type { ReactNode } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { changeRole, makeReferences, trayMode } from './roles.ts';
import type { TrayControl } from './use-tray.ts';

/** Why the other kind of input is not offered now, and the way over to it. */
export function OtherMode({ tray: { items, onChange } }: { tray: TrayControl }) {
  const t = useText();
  const mode = trayMode(items);
  if (mode === 'frames') {
    return (
      <Words text={t('References cannot be mixed with frames.')}>
        <Switch onClick={() => onChange(makeReferences)}>
          {items.length > 1 ? t('Make these references instead') : t('Make this a reference instead')}
        </Switch>
      </Words>
    );
  }
  if (mode !== 'references') return null;
  const first = items.find(({ role }) => role === 'reference_image');
  const asFrames = first && changeRole(items, first, 'first_frame');
  return (
    <Words text={t('First and last frame cannot be mixed with references.')}>
      {asFrames && asFrames.refusal === undefined && (
        <Switch onClick={() => onChange(() => asFrames.items)}>
          {items.length > 1 ? t('Make these the frames instead') : t('Make this the first frame instead')}
        </Switch>
      )}
    </Words>
  );
}

function Words({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="text-muted text-xs">
      {text} {children}
    </p>
  );
}

function Switch({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-text underline decoration-line-strong underline-offset-2 hover:decoration-current pointer-coarse:min-h-10"
    >
      {children}
    </button>
  );
}
