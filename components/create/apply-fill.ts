import { showToast } from '#components/ui/toast-store.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { kindOfRole, type MediaRole } from '#lib/vendor/media-roles.ts';
import type { DraftStore, DraftStores } from './draft-store.ts';
import {
  type DraftFill,
  fillEnhance,
  fillMaster,
  fillVideoRole,
  fillVideoSettings,
  roleOf,
  trayOfTake,
} from './fill.ts';
import { fillVideoPrompt } from './fill-prompt.ts';

/** Puts a take into the draft that it was meant for, says so, and offers the way back. */
export async function applyFill(fill: DraftFill, stores: DraftStores): Promise<void> {
  if (fill.tool === 'master') {
    change(stores.master, (draft) => fillMaster(draft, fill), 'The take is chosen for the master');
    return;
  }
  if (fill.tool === 'enhance') {
    change(stores.enhance, (draft) => fillEnhance(draft, fill), 'Prompt and inputs of the take are here');
    return;
  }
  const { video } = stores;
  const { take } = fill;
  const role = roleOf(fill.as);
  if (fill.as === 'prompt' && take.resultText !== undefined) {
    const text = take.resultText;
    const tray = trayOfTake(fill);
    change(video, (draft) => fillVideoPrompt(draft, { text, take }, tray), 'The enhanced prompt is in Video');
  } else if (role) {
    const asset = await assetFor(fill, role);
    if (!asset.ok) return void showToast({ title: asset.failure.message, tone: 'bad' });
    change(video, (draft) => fillVideoRole(draft, asset.value, role, take.id), addedWords[role]);
  } else {
    change(
      video,
      (draft) => fillVideoSettings(draft, fill),
      'Prompt, settings and inputs of the take are here',
    );
  }
}

const addedWords: Record<MediaRole, string> = {
  first_frame: 'The frame is the first frame now',
  last_frame: 'The frame is the last frame now',
  reference_image: 'Added to the references',
  reference_video: 'Added to the references',
  reference_audio: 'Added to the references',
  base_video: 'The video is in the tray',
  input_image: 'Added to the pictures',
  reference_clip: 'Added to the reference clips',
  voice_track: 'The sound is the track now',
};

/** Changes a draft and offers the way back to exactly what was there. */
function change<Draft>(store: DraftStore<Draft>, next: (draft: Draft) => Draft, title: string): void {
  const before = store.get();
  store.update(next);
  showToast({
    title,
    action: { label: 'Undo', onSelect: () => store.update(() => before) },
    durationSeconds: 8,
  });
}

/** The file for the role: where a video take is to become a picture, the frame at which the two shots meet. */
async function assetFor({ asset, take }: DraftFill, role: MediaRole): Promise<Result<AssetView>> {
  if (!asset) return failure('not-found', 'This take has no saved result to use.');
  if (asset.kind === kindOfRole[role]) return success(asset);
  if (asset.kind !== 'video' || kindOfRole[role] !== 'image') {
    return failure('wrong-kind', 'The result of this take cannot play that part.');
  }
  const { grabFrame } = await import('#components/assets/grab-frame.ts');
  const { uploadFile } = await import('#components/assets/upload-file.ts');
  // A new shot that starts with a take goes on from its end; one that ends with it leads up to its start.
  const length = asset.durationSeconds ?? 0;
  const seconds = role === 'last_frame' ? 0 : Math.max(0, length - 1 / (asset.framesPerSecond ?? 24));
  try {
    const frame = await grabFrame(asset.url, seconds);
    return await uploadFile(frame, `frame of ${take.id.slice(-6)}.png`, { source: 'grab' });
  } catch {
    return failure('no-frame', 'The frame could not be taken from the video in this browser.');
  }
}
