import { roleWords } from '#components/tray/role-words.ts';
import { showToast } from '#components/ui/toast-store.ts';
import type { AssetView } from '#lib/assets/asset-view.ts';
import { failure, type Result, success } from '#lib/result.ts';
import { masterTool } from '#lib/tools/master.ts';
import { tools } from '#lib/tools/registry.ts';
import { videoTool } from '#lib/tools/video.ts';
import { kindOfRole, type MediaRole, mostOfRole, readMediaRole } from '#lib/vendor/media-roles.ts';
import type { Draft } from './draft.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import {
  type DraftFill,
  fillMaster,
  fillNote,
  fillRole,
  fillSettings,
  isFull,
  rolesOf,
  trayOfTake,
} from './fill.ts';
import { fillVideoPrompt } from './fill-prompt.ts';

/** Puts a take into the draft that it was meant for, says so, and offers the way back. */
export async function applyFill(fill: DraftFill, scope: string): Promise<void> {
  const { take } = fill;
  const tool = tools[fill.tool];
  const store = draftStore(scope, tool);
  const role = readMediaRole(fill.as);
  if (tool.name === 'master') {
    const master = draftStore(scope, masterTool);
    change(master, (draft) => fillMaster(masterTool, draft, fill), 'The take is chosen for the master');
  } else if (role) {
    await applyRole(fill, role, store);
  } else if (fill.as === 'prompt' && tool.name === 'video' && take.resultText !== undefined) {
    const enhanced = { text: take.resultText, take };
    const tray = trayOfTake(fill);
    const video = draftStore(scope, videoTool);
    change(video, (draft) => fillVideoPrompt(draft, enhanced, tray), 'The enhanced prompt is in Video');
  } else {
    const words = take.tool === tool.name ? 'Prompt, settings and inputs' : 'Prompt and inputs';
    const next = (draft: Draft) => fillNote(tool, fillSettings(tool, draft, fill), fill);
    change(store, next, `${words} of the take are here`);
  }
}

async function applyRole(fill: DraftFill, role: MediaRole, store: DraftStore): Promise<void> {
  const { take } = fill;
  const name = roleWords[role].toLowerCase();
  if (!rolesOf(tools[fill.tool]).includes(role)) {
    showToast({ title: `This tool has no place for a ${name}.`, tone: 'bad' });
    return;
  }
  if (isFull(store.get(), role, take)) {
    showToast({
      title: `There is no room for another ${name}`,
      description: `At most ${mostOfRole[role]}. Remove one, and use the take again.`,
      tone: 'bad',
    });
    return;
  }
  const asset = await assetFor(fill, role);
  if (!asset.ok) showToast({ title: asset.failure.message, tone: 'bad' });
  else {
    const next = (draft: Draft) => fillNote(tools[fill.tool], fillRole(draft, asset.value, role, take), fill);
    change(store, next, addedWords[role]);
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
function change<Values>(
  store: DraftStore<Values>,
  next: (draft: Draft<Values>) => Draft<Values>,
  title: string,
): void {
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
