'use client';

import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { readFilmstrip, readLoudness } from './filmstrip.ts';
import type { MendSource } from './use-mend-source.ts';
import { LoudnessBars } from './waveform.tsx';

const frameCount = 12;
const barCount = 120;

/** What lies along a clip's length: pictures of a video, the loudness of a sound. */
export function ClipStrip({ source: { blob, url, facts } }: { source: MendSource }) {
  const strip = useQuery({
    queryKey: ['clip-strip', url],
    queryFn: async () => {
      if (facts.kind === 'audio') return { peaks: await readLoudness(blob, barCount) };
      const picture = await readFilmstrip(blob, frameCount);
      return { pictureUrl: picture && (await dataUrl(picture)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (strip.isPending) return <Skeleton className="size-full rounded-none" />;
  const { pictureUrl, peaks } = strip.data ?? {};
  if (peaks) return <LoudnessBars peaks={peaks} className="size-full p-1 text-muted" />;
  return pictureUrl ? (
    <img src={pictureUrl} alt="" draggable={false} className="size-full object-fill" />
  ) : null;
}

/** Small enough to be kept as text, which needs no one to let go of it. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
