import type { MediaFacts } from '#lib/vendor/media-facts.ts';

/** What a file picker offers for each kind; HEIC by name too, because most browsers do not know its type. */
const acceptOfKind: Record<MediaFacts['kind'], string> = {
  image: 'image/*,.heic,.heif',
  video: 'video/*,.mov,.mkv',
  audio: 'audio/*,.m4a',
};

/** Lets the person choose files; an empty list when they choose none. */
export function pickFiles({
  kinds,
  isMultiple,
}: {
  kinds: readonly MediaFacts['kind'][];
  isMultiple: boolean;
}): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = kinds.map((kind) => acceptOfKind[kind]).join(',');
    input.multiple = isMultiple;
    input.onchange = () => resolve([...(input.files ?? [])]);
    input.oncancel = () => resolve([]);
    input.click();
  });
}
