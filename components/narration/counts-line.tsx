import { useText } from '#components/ui/use-text.tsx';
import type { Outline } from '#lib/narration/outline.ts';
import { longSpeechLimits } from '#lib/vendor/speech-limits.ts';
import { countWords, minuteWords } from './narration-words.ts';

const { maxCharacters } = longSpeechLimits.text;

/** How much it is: characters that are spoken, the time they take, and into how many parts they are cut. */
export function CountsLine({ id, outline, speed }: { id: string; outline: Outline; speed: number }) {
  const t = useText();
  const { characters, minutes, parts } = outline;
  if (characters === 0) {
    return (
      <p id={id} className="text-muted text-sm">
        {t('Nothing to speak yet')}
      </p>
    );
  }
  const most = maxCharacters.toLocaleString('en');
  const length = t(minuteWords(minutes / speed));
  return (
    <p id={id} className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
      <span>{t(countWords(characters, 'character'))}</span>
      <span>
        {minutes < speed ? length : t('about {length}', { length })}
        <span className="sr-only"> {t('of speech')}</span>
      </span>
      {parts.length > 1 && (
        <span
          title={t('The vendor takes {most} characters at once: {value}', {
            most,
            value: parts.map((count) => count.toLocaleString('en')).join(' + '),
          })}
        >
          {t('{countWords}, joined in order', { countWords: t(countWords(parts.length, 'part')) })}
        </span>
      )}
    </p>
  );
}
