import type { Outline } from '#lib/narration/outline.ts';
import { longSpeechLimits } from '#lib/vendor/speech-limits.ts';
import { countWords, minuteWords } from './narration-words.ts';

const { maxCharacters } = longSpeechLimits.text;

/** How much it is: characters that are spoken, the time they take, and into how many parts they are cut. */
export function CountsLine({ id, outline, speed }: { id: string; outline: Outline; speed: number }) {
  const { characters, minutes, parts } = outline;
  if (characters === 0) {
    return (
      <p id={id} className="text-muted text-sm">
        Nothing to speak yet
      </p>
    );
  }
  const most = maxCharacters.toLocaleString('en');
  return (
    <p id={id} className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
      <span>{countWords(characters, 'character')}</span>
      <span>
        {minutes < speed ? '' : 'about '}
        {minuteWords(minutes / speed)}
        <span className="sr-only"> of speech</span>
      </span>
      {parts.length > 1 && (
        <span
          title={`The vendor takes ${most} characters at once: ${parts.map((count) => count.toLocaleString('en')).join(' + ')}`}
        >
          {countWords(parts.length, 'part')}, joined in order
        </span>
      )}
    </p>
  );
}
