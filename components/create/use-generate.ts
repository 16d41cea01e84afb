'use client';

import { useMemo, useRef, useState } from 'react';
import { useCurrentProject } from '#components/projects/current-project.tsx';
import { randomUuid } from '#lib/random-uuid.ts';
import type { Failure } from '#lib/result.ts';
import type { Problem } from '#lib/tools/tool.ts';
import type { ToolName } from '#lib/tools/tool-names.ts';
import type { PendingClick, RemadeTake } from './draft.ts';
import { inputKey } from './input-key.ts';
import { isClickOpen, sendClick } from './send-click.ts';
import { useStudioSetup } from './studio-setup.ts';

interface GenerateOptions {
  tool: ToolName;
  /** What is sent: the tool's input. */
  input: unknown;
  takeCount: number;
  /** Every rule that the input breaks, and what keeps it from being sent. */
  problems: readonly Problem[];
  /** What the takes are another try of. */
  remakeOf?: RemadeTake | undefined;
  /** It is none: the takes stand alone. */
  onAlone?: (() => void) | undefined;
  pending: PendingClick | undefined;
  setPending: (pending: PendingClick | undefined) => void;
  /** The server has the takes. */
  onMade: (taskIds: string[]) => void;
  /** What is done with takes that wait for this page; it may bring a refusal of the vendor back into the form. */
  follow?: ((taskIds: string[]) => Promise<Failure | undefined>) | undefined;
}

export interface GenerateControl {
  generate: () => void;
  isSending: boolean;
  /** A click has been tried: from now on what is still missing is said, too. */
  hasTried: boolean;
  /** What the server refused, until something in the form changes. */
  refusal: Failure | undefined;
  remakeOf: RemadeTake | undefined;
  onAlone: (() => void) | undefined;
}

/** One click is one set of takes: locked until the server has them, replayed under the same ids when an answer was lost. */
export function useGenerate(options: GenerateOptions): GenerateControl {
  const { tool, input, takeCount, problems, remakeOf, pending, setPending, onMade, follow } = options;
  const { undoSeconds } = useStudioSetup();
  const { project } = useCurrentProject();
  const [isSending, setSending] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ input: string; failure: Failure }>();
  // State would be one render late for a second press within the same frame.
  const isLocked = useRef(false);
  const key = useMemo(() => inputKey(input), [input]);

  const generate = async () => {
    if (isLocked.current) return;
    setTried(true);
    const first = problems[0];
    if (first) {
      focusField(first.field);
      return;
    }
    isLocked.current = true;
    setSending(true);
    setRefused(undefined);
    const isReplay = pending?.input === key && pending.clickIds.length === takeCount;
    const click = isReplay ? pending : { clickIds: newIds(takeCount), input: key };
    setPending(click);
    const result = await sendClick({
      tool,
      input,
      clickIds: click.clickIds,
      projectId: project?.id,
      remakeOf: remakeOf?.id,
      isReplay,
    });
    isLocked.current = false;
    setSending(false);
    if (result.ok) {
      setPending(undefined);
      setTried(false);
      onMade(result.value.taskIds);
      const { announceTakes } = await import('./undo-toast.ts');
      announceTakes(result.value, undoSeconds);
      const late = await follow?.(result.value.taskIds);
      if (late) setRefused({ input: key, failure: late });
      return;
    }
    if (!isClickOpen(result.failure)) setPending(undefined);
    setRefused({ input: key, failure: result.failure });
    focusField(fieldOf(result.failure));
  };

  const refusal = refused?.input === key ? refused.failure : undefined;
  return {
    generate: () => void generate(),
    isSending,
    hasTried,
    refusal,
    remakeOf,
    onAlone: options.onAlone,
  };
}

/** The form's field of a server's failure: it may be named with the action's own prefix. */
export function fieldOf(failure: Failure): string {
  return failure.field?.replace(/^input\./, '') ?? '';
}

function newIds(count: number): string[] {
  return Array.from({ length: count }, () => randomUuid());
}

/** Moves the focus to the field that a problem names, or to the message of the form. */
function focusField(field: string): void {
  const name = field.replace(/\.\d+$/, '');
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name || 'form')}"]`);
    const focusable = 'input:checked, input, textarea, button, [tabindex]';
    // The list of what is wrong first: in the tray the first button would be one that removes a file.
    const target =
      place?.querySelector<HTMLElement>('[data-problems]') ??
      (place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable));
    (target ?? document.querySelector<HTMLElement>('[data-field="form"]'))?.focus();
  });
}
