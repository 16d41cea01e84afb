'use client';

import { useSyncExternalStore } from 'react';
import { hearOnly } from '#components/ui/hear-only.ts';
import { paths } from '#lib/paths.ts';
import type { Failure } from '#lib/result.ts';
import { playStream, playWhole } from './play-stream.ts';

/** A take that is heard while it is spoken. One at a time, whatever page is looked at. */
export interface LiveSpeech {
  taskId: string;
  /** Nothing has been heard yet, or it is being played. */
  state: 'waiting' | 'speaking';
  audio: HTMLAudioElement;
}

let live: LiveSpeech | undefined;
let listening: AbortController | undefined;
const listeners = new Set<() => void>();

/** What is being heard of a take; undefined when nothing is. */
export function useLiveSpeech(taskId: string): LiveSpeech | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => live,
    () => undefined,
  );
  return now?.taskId === taskId ? now : undefined;
}

/** Listens no longer. The take goes on and is saved all the same. */
export function stopListening(): void {
  listening?.abort();
  live?.audio.pause();
  set(undefined);
}

let attending = 0;

/** Somebody looks at what is spoken; when nobody does any more, nobody listens either. */
export function attend(): () => void {
  attending += 1;
  return () => {
    attending -= 1;
    // Another look at the same may come right after this one.
    setTimeout(() => attending === 0 && stopListening());
  };
}

/**
 * Has a take spoken and plays it while its sound comes. Resolves as soon as it speaks, or with what the vendor refused.
 * A take that was sent already is not sent again (409): its stored result is shown when it is there.
 */
export async function listenTo(taskId: string): Promise<Failure | undefined> {
  stopListening();
  const controller = new AbortController();
  listening = controller;
  const audio = new Audio();
  audio.addEventListener('play', () => hearOnly(audio));
  set({ taskId, state: 'waiting', audio });
  try {
    const response = await fetch(paths.api.speakTake(taskId), { method: 'POST', signal: controller.signal });
    if (!response.ok || !response.body) {
      end(taskId);
      return await refusalIn(response);
    }
    void play(taskId, audio, response.body, response.headers.get('content-type') ?? '');
    return undefined;
  } catch {
    // The take is written down: the studio speaks it by itself, and its page tells what came of it.
    end(taskId);
    return undefined;
  }
}

async function play(
  taskId: string,
  audio: HTMLAudioElement,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  mimeType: string,
): Promise<void> {
  audio.addEventListener('playing', () => {
    if (live?.taskId === taskId) set({ taskId, state: 'speaking', audio });
  });
  audio.addEventListener('ended', () => end(taskId));
  audio.addEventListener('error', () => end(taskId));
  try {
    const isHeardAtOnce = await (canStream(mimeType) ? playStream : playWhole)(audio, body, mimeType);
    if (!isHeardAtOnce) end(taskId);
  } catch {
    end(taskId);
  }
}

function canStream(mimeType: string): boolean {
  return typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(mimeType.split(';', 1)[0] ?? '');
}

/** Refusals belong into the form; whatever else happened is told by the take itself. */
async function refusalIn(response: Response): Promise<Failure | undefined> {
  const body: { failure?: Failure } | undefined = await response.json().catch(() => undefined);
  const found = body?.failure;
  return found && !['conflict', 'unclear', 'too-many', 'not-found'].includes(found.code) ? found : undefined;
}

function end(taskId: string): void {
  if (live?.taskId === taskId) set(undefined);
}

function set(next: LiveSpeech | undefined): void {
  live = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
