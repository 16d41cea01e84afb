type Sound = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Plays a sound as its bytes come. Resolves when all of it is on hand; true, because it was heard meanwhile. */
export async function playStream(audio: HTMLAudioElement, sound: Sound, mimeType: string): Promise<boolean> {
  const source = new MediaSource();
  const url = URL.createObjectURL(source);
  audio.src = url;
  await happened(source, 'sourceopen');
  URL.revokeObjectURL(url);
  const buffer = source.addSourceBuffer(mimeType);
  audio.play().catch(() => undefined);
  const reader = sound.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    buffer.appendBuffer(part.value);
    await happened(buffer, 'updateend');
  }
  if (source.readyState === 'open') source.endOfStream();
  return true;
}

/** Plays a sound once all of it is here; false when this browser cannot play its kind. */
export async function playWhole(audio: HTMLAudioElement, sound: Sound, mimeType: string): Promise<boolean> {
  const whole = await new Response(sound).blob();
  if (audio.canPlayType(mimeType) === '') return false;
  const url = URL.createObjectURL(new Blob([whole], { type: mimeType }));
  audio.src = url;
  audio.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
  return audio.play().then(
    () => true,
    () => false,
  );
}

function happened(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
