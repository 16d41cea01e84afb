import { wordsOfRole } from '#components/tray/role-words.ts';
import { useText } from '#components/ui/use-text.tsx';
import type { TakeInputView } from '#lib/tasks/take-view.ts';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { PanelSection } from './panel-section.tsx';

/** What went in, as thumbnails with their parts. A click shows the file itself. */
export function InputsSection({ inputs }: { inputs: readonly TakeInputView[] }) {
  const t = useText();
  const shown = inputs.filter((input) => input.assetId || input.url || input.isSourceDeleted);
  if (shown.length === 0) return null;
  return (
    <PanelSection title={t('Inputs')}>
      <ul className="grid grid-cols-3 gap-2">
        {shown.map((input) => (
          <li key={input.position} className="min-w-0">
            <InputThumbnail input={input} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function InputThumbnail({ input }: { input: TakeInputView }) {
  const t = useText();
  const role = wordsOfRole(input.role) ?? input.role;
  const name = input.name ?? input.url ?? t('A file that is gone');
  const picture = (
    <>
      <MediaThumbnail kind={input.url ? 'link' : input.kind} poster={input.poster} peaks={input.peaks} />
      <span className="mt-1 block text-xs">{role}</span>
      <span className="block truncate text-muted text-xs">
        {input.durationSeconds ? `${Math.round(input.durationSeconds * 10) / 10} s, ` : ''}
        {name}
      </span>
      {input.isSourceDeleted && (
        <span className="block text-muted text-xs">{t('The take it came from was deleted.')}</span>
      )}
    </>
  );
  if (!input.media) return <span title={name}>{picture}</span>;
  return (
    <a
      href={input.media.url}
      target="_blank"
      rel="noreferrer"
      title={name}
      className="block hover:opacity-85"
    >
      {picture}
    </a>
  );
}
