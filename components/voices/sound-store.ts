'use client';

import { useSyncExternalStore } from 'react';
import { hearOnly } from '#components/ui/hear-only.ts';

/** The one sound of the page that plays, by its address. It goes on when what started it scrolls or filters away. */
let player: HTMLAudioElement | undefined;
let playing: string | undefined;
const listeners = new Set<() => void>();

function say(url: string | undefined): void {
  playing = url;
  for (const listener of listeners) listener();
}

/** Starts a sound from its beginning, or stops it when it is the one that plays. */
export function toggleSound(url: string): void {
  if (playing === url) stopSound();
  else start(url);
}

function start(url: string): void {
  player ??= makePlayer();
  player.src = url;
  say(url);
  hearOnly(player);
  // A sound that cannot be played, or was stopped before it began.
  player.play().catch(() => playing === url && say(undefined));
}

export function stopSound(): void {
  player?.pause();
  if (playing !== undefined) say(undefined);
}

function makePlayer(): HTMLAudioElement {
  const audio = new Audio();
  audio.addEventListener('ended', () => say(undefined));
  audio.addEventListener('error', () => say(undefined));
  // By a sound that was started elsewhere on the page, or by the keys of the keyboard.
  audio.addEventListener('pause', () => audio.paused && playing !== undefined && say(undefined));
  return audio;
}

/** How much of the sound that plays was heard, 0 to 1. */
export function playedShare(): number {
  return player && player.duration > 0 ? Math.min(1, player.currentTime / player.duration) : 0;
}

export function useIsPlaying(url: string | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => url !== undefined && playing === url,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
