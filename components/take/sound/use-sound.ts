'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextSpeed } from '../player/next-speed.ts';
import type { Region } from './region.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface SoundState {
  isPlaying: boolean;
  isLooping: boolean;
  speed: number;
  seconds: number;
  isBroken: boolean;
  /** The part that is played; absent plays all of it. */
  region: Region | undefined;
}

/** The state of an `<audio>` and what can be done with it. The element is the truth; this only reads along. */
export function useSound(audio: RefObject<HTMLAudioElement | null>, durationSeconds: number) {
  const [state, setState] = useState<SoundState>({
    isPlaying: false,
    isLooping: false,
    speed: 1,
    seconds: 0,
    isBroken: false,
    region: undefined,
  });
  const { isLooping, region } = state;
  const loop = useRef<Region>(undefined);
  loop.current = isLooping ? region : undefined;

  // The outside systems are the media element and the browser's frames: it tells its time only when asked.
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      const part = loop.current;
      if (part && !element.paused && element.currentTime >= part.end) element.currentTime = part.start;
      setState((old) => ({
        ...old,
        seconds: element.currentTime,
        isPlaying: !element.paused,
        speed: element.playbackRate,
        isBroken: false,
      }));
      frame = element.paused ? 0 : requestAnimationFrame(read);
    };
    const changed = () => {
      cancelAnimationFrame(frame);
      read();
    };
    const ended = () => {
      if (!loop.current) return;
      element.currentTime = loop.current.start;
      element.play().catch(() => undefined);
    };
    const broke = () => setState((old) => ({ ...old, isBroken: true, isPlaying: false }));
    // Time updates come in a hidden tab too, where there are no frames.
    const events = ['play', 'pause', 'timeupdate', 'seeked', 'ratechange', 'loadedmetadata'] as const;
    for (const name of events) element.addEventListener(name, changed);
    element.addEventListener('ended', ended);
    element.addEventListener('error', broke);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) element.removeEventListener(name, changed);
      element.removeEventListener('ended', ended);
      element.removeEventListener('error', broke);
      element.pause();
    };
  }, [audio]);

  const seek = (to: number) => {
    const element = audio.current;
    if (!element) return;
    const seconds = Math.min(durationSeconds, Math.max(0, to));
    element.currentTime = seconds;
    setState((old) => ({ ...old, seconds }));
  };
  return {
    ...state,
    seek,
    skip: (by: number) => seek((audio.current?.currentTime ?? 0) + by),
    togglePlay() {
      const element = audio.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      const part = loop.current;
      const isOutside = part && (element.currentTime < part.start || element.currentTime >= part.end);
      if (isOutside) element.currentTime = part.start;
      element.play().catch(() => undefined);
    },
    nextSpeed() {
      if (audio.current) audio.current.playbackRate = nextSpeed(speeds, audio.current.playbackRate);
    },
    toggleLoop: () => setState((old) => ({ ...old, isLooping: !old.isLooping })),
    /** Marks a part, and plays it round and round from then on. */
    setRegion: (next: Region | undefined) =>
      setState((old) => ({ ...old, region: next, isLooping: next ? true : old.isLooping })),
  };
}

export type SoundControl = ReturnType<typeof useSound>;
