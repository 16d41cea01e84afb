import { type OutputFormat, readOutputFormat } from '#lib/vendor/speech-limits.ts';

/** What is to be known of a format before it is asked for (spec 2, output_format); undefined when there is nothing. */
export function formatNote(format: OutputFormat): string | undefined {
  if (format === 'mp3_44100_192') return 'The vendor gives it to accounts of the tier Creator or higher.';
  const { codec } = readOutputFormat(format);
  if (codec === 'mp3' || codec === 'opus') return undefined;
  const kept = 'Bare samples: the studio keeps them unchanged in a WAV file, so that they can be played.';
  return format === 'pcm_44100'
    ? `${kept} The vendor gives 44.1 kHz to accounts of the tier Pro or higher.`
    : kept;
}
