'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import type { Cut } from './mend-plan.ts';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/** A player of the stretch that is kept: it starts there and stops at its end. */
export interface CutPlayer {
  seconds: number;
  isPlaying: boolean;
  /** The browser cannot play this container, although the studio may read it. */
  isUnplayable: boolean;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** To be spread on a `video` or `audio` element. */
  media: {
    ref: (element: HTMLMediaElement | null) => void;
    onTimeUpdate: (event: MediaEvent) => void;
    onPlay: () => void;
    onPause: () => void;
    onError: () => void;
  };
}

/** Time updates come four times a second: an end that is missed by less than this counts as reached. */
const slackSeconds = 0.05;

export function useCutPlayer(cut: Cut | undefined): CutPlayer {
  const player = useRef<HTMLMediaElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isUnplayable, setUnplayable] = useState(false);
  const end = cut?.endSeconds ?? Number.POSITIVE_INFINITY;
  const start = cut?.startSeconds ?? 0;

  return {
    seconds,
    isPlaying,
    isUnplayable,
    toggle() {
      const element = player.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      const isOutside = element.currentTime < start || element.currentTime >= end - slackSeconds;
      if (isOutside) element.currentTime = start;
      element.play().catch(() => setUnplayable(true));
    },
    seek(to) {
      setSeconds(to);
      if (player.current) player.current.currentTime = to;
    },
    media: {
      ref: (element) => {
        player.current = element;
      },
      onTimeUpdate: ({ currentTarget }) => {
        setSeconds(currentTarget.currentTime);
        if (!currentTarget.paused && currentTarget.currentTime >= end - slackSeconds) currentTarget.pause();
      },
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setUnplayable(true),
    },
  };
}
