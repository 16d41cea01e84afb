'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { grabFrame } from '#components/assets/grab-frame.ts';
import { uploadFile } from '#components/assets/upload-file.ts';
import { showToast } from '#components/ui/toast-store.ts';
import { type CreateFill, paths } from '#lib/paths.ts';
import type { TakeView } from '#lib/tasks/take-view.ts';
import { frameAt, type TakeUse, timeOfFrame } from './take-uses.ts';

/** The take's result in a role; where it has several, the one that is shown. */
export function fillOf(take: TakeView, role: TakeUse['role']): CreateFill {
  const { media, outputCount } = take;
  return { from: take.id, as: role, ...(media && outputCount ? { asset: media.assetId } : {}) };
}

/** Where a frame is taken from, and because of what. */
interface FrameChoice {
  /** The moment of the frame; else the one that the player shows. */
  seconds?: number;
  /** A comment whose words go along. */
  note?: string;
}

/**
 * Takes a result, or one frame of it, over to Create. A frame is grabbed in the browser from the file itself, exactly,
 * and uploaded as a picture of the team's library first.
 */
export function useFrameAsInput(take: TakeView, video: RefObject<HTMLVideoElement | null> | undefined) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  const use = async ({ tool, role, frame }: TakeUse, { seconds, note }: FrameChoice) => {
    const { media } = take;
    const words = note === undefined ? {} : { note };
    if (isBusy) return;
    if (!frame || !media) return router.push(paths.create(tool, { ...fillOf(take, role), ...words }));
    setBusy(true);
    video?.current?.pause();
    try {
      const rate = media.framesPerSecond ?? 24;
      const last = Math.max(0, frameAt(media.durationSeconds ?? 0, rate) - 1);
      const shown = Math.min(last, frameAt(seconds ?? video?.current?.currentTime ?? 0, rate));
      const number = frame === 'last' ? last : shown;
      const picture = await grabFrame(media.url, timeOfFrame(number, rate));
      const name = `frame-${number}-of-${take.id.slice(0, 8)}.png`;
      const uploaded = await uploadFile(picture, name, { source: 'grab' });
      if (uploaded.ok) {
        router.push(paths.create(tool, { from: take.id, as: role, asset: uploaded.value.id, ...words }));
      } else {
        showToast({ title: uploaded.failure.message, tone: 'bad' });
      }
    } catch {
      showToast({ title: 'This browser cannot read a frame of the video.', tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { use: (choice: TakeUse, frame: FrameChoice = {}) => void use(choice, frame), isBusy };
}
