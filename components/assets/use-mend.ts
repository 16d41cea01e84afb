'use client';

import { useRef, useState } from 'react';
import type { Failure } from '#lib/result.ts';
import { checkMedia, type MediaFacts } from '#lib/vendor/media-facts.ts';
import type { MediaRole } from '#lib/vendor/media-roles.ts';
import { type CropFrame, cropOf, nearestFrame } from './crop-frame.ts';
import { type CutRoom, firstCut, isWhole } from './cut.ts';
import { expectFacts, lengthLimit, type MendChoice, planMend } from './mend-plan.ts';

/** The choices in the dialog, and what follows from them. */
export function useMend(role: MediaRole, facts: MediaFacts, maxTogether: number | undefined) {
  const room = cutRoom(role, facts, maxTogether);
  const picture = { width: facts.width ?? 1, height: facts.height ?? 1 };
  const problems = checkMedia(role, facts);
  const [cut, setCut] = useState(() => room && firstCut(room));
  const [frame, setFrame] = useState<CropFrame | undefined>(() =>
    problems.some(({ rule }) => rule === 'aspect') ? nearestFrame(picture) : undefined,
  );
  const choice: MendChoice = {
    cut: cut && room && !isWhole(cut, room) ? cut : undefined,
    crop: frame && cropOf(frame, picture),
  };
  const plan = planMend(role, facts, choice);
  const expected = expectFacts(facts, plan);
  const remaining = checkMedia(role, expected);
  const isNeeded = problems.length > 0 || choice.cut !== undefined || choice.crop !== undefined;
  return { room, picture, problems, cut, setCut, frame, setFrame, plan, expected, remaining, isNeeded };
}

function cutRoom(role: MediaRole, facts: MediaFacts, maxTogether: number | undefined): CutRoom | undefined {
  const limit = lengthLimit(role, maxTogether);
  const { durationSeconds } = facts;
  return limit && durationSeconds ? { durationSeconds, ...limit } : undefined;
}

export type MendRun =
  | { state: 'idle' }
  | { state: 'running'; progress: number }
  | { state: 'failed'; failure: Failure };

/** Runs one mending at a time, and stops it. */
export function useMendRun() {
  const [run, setRun] = useState<MendRun>({ state: 'idle' });
  const abort = useRef<AbortController>(undefined);
  const start = async (
    work: (options: {
      onProgress: (part: number) => void;
      signal: AbortSignal;
    }) => Promise<Failure | undefined>,
  ) => {
    const controller = new AbortController();
    abort.current = controller;
    setRun({ state: 'running', progress: 0 });
    const problem = await work({
      onProgress: (progress) => setRun({ state: 'running', progress }),
      signal: controller.signal,
    });
    if (controller.signal.aborted || !problem) setRun({ state: 'idle' });
    else setRun({ state: 'failed', failure: problem });
  };
  return { run, start, stop: () => abort.current?.abort() };
}
