'use client';

import { type RefObject, useEffect, useState } from 'react';
import { frameAt, timeOfFrame } from '../take-uses.ts';
import { nextSpeed } from './next-speed.ts';

const speeds = [0.25, 0.5, 1, 1.5, 2];

/** Kept while the tab lives: whoever turned the sound on wants it in the next take too. */
let wantsSound = false;

export interface PlayerState {
  isPlaying: boolean;
  isMuted: boolean;
  isLooping: boolean;
  speed: number;
  /** Seconds of the frame that is shown. */
  seconds: number;
  isBroken: boolean;
}

/** The state of a `<video>` and what can be done with it. The element is the truth; this only reads along. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, framesPerSecond: number) {
  const [state, setState] = useState<PlayerState>({
    isPlaying: false,
    isMuted: !wantsSound,
    isLooping: true,
    speed: 1,
    seconds: 0,
    isBroken: false,
  });

  // The outside system is the media element: it reports each frame that it shows.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = (seconds: number) =>
      setState((old) => ({
        ...old,
        seconds,
        isBroken: false,
        isPlaying: !element.paused,
        isMuted: element.muted,
        isLooping: element.loop,
        speed: element.playbackRate,
      }));
    let handle = element.requestVideoFrameCallback(function shown(_now, { mediaTime }) {
      read(mediaTime);
      handle = element.requestVideoFrameCallback(shown);
    });
    const changed = () => read(element.currentTime);
    const broke = () => setState((old) => ({ ...old, isBroken: true }));
    const events = ['play', 'pause', 'ended', 'volumechange', 'ratechange', 'loadeddata'] as const;
    for (const name of events) element.addEventListener(name, changed);
    element.addEventListener('error', broke);
    element.muted = !wantsSound;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void element.play().catch(changed);
    return () => {
      element.cancelVideoFrameCallback(handle);
      for (const name of events) element.removeEventListener(name, changed);
      element.removeEventListener('error', broke);
      // Let go of the file at once instead of when memory is tidied.
      element.pause();
    };
  }, [video]);

  const on = (act: (element: HTMLVideoElement) => void) => () => {
    if (video.current) act(video.current);
  };
  const seek = (seconds: number) =>
    on((element) => {
      const last = Math.max(0, element.duration - 0.5 / framesPerSecond);
      element.currentTime = Math.min(last, Math.max(0, seconds));
      setState((old) => ({ ...old, seconds: element.currentTime }));
    })();
  return {
    ...state,
    seek,
    togglePlay: on((element) => (element.paused ? void element.play() : element.pause())),
    toggleMute: on((element) => {
      wantsSound = element.muted;
      element.muted = !element.muted;
    }),
    toggleLoop: on((element) => {
      element.loop = !element.loop;
      setState((old) => ({ ...old, isLooping: element.loop }));
    }),
    nextSpeed: on((element) => {
      element.playbackRate = nextSpeed(speeds, element.playbackRate);
    }),
    step: (frames: number) =>
      on((element) => {
        element.pause();
        seek(timeOfFrame(frameAt(state.seconds, framesPerSecond) + frames, framesPerSecond));
      })(),
  };
}

export type PlayerControl = ReturnType<typeof usePlayer>;
