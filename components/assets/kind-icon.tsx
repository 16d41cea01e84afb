import { AudioLines, Film, Image, type LucideProps } from 'lucide-react';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';

const icons = { image: Image, video: Film, audio: AudioLines } as const;

/** The sign of a kind of file; it says nothing aloud, so put words beside it. */
export function KindIcon({ kind, ...rest }: LucideProps & { kind: MediaFacts['kind'] }) {
  const Icon = icons[kind];
  return <Icon aria-hidden strokeWidth={1.5} {...rest} />;
}
