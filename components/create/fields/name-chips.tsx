import { useText } from '#components/ui/use-text.tsx';

interface NameChipsProps {
  names: readonly string[];
  /** Puts the name where the caret stands in the prompt. */
  onInsert: (name: string) => void;
}

/** What lies in the tray, by the names that the prompt can use. */
export function NameChips({ names, onInsert }: NameChipsProps) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('Names for the prompt')} className="flex flex-wrap gap-1">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            // The caret stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            title={t('Put "{name}" into the prompt', { name })}
            className="h-7 rounded-full border border-line bg-raised px-2.5 font-mono text-muted text-xs transition-colors duration-150 hover:border-line-strong hover:text-text pointer-coarse:h-10 pointer-coarse:px-3.5"
          >
            <span className="sr-only">{t('Put into the prompt: ')}</span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
