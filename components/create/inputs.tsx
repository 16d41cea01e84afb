'use client';

import { Suspense } from 'react';
import { emptyPlaces } from '#components/tray/empty-places.ts';
import { PlaceButton } from '#components/tray/place-button.tsx';
import type { TrayOptions } from '#components/tray/use-tray.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { ProblemList } from './problem-list.tsx';
import { endOfPress, type InputsControl } from './use-inputs.ts';

const LiveInputs = lazyPart(() => import('./live-inputs.tsx').then((found) => found.LiveInputs));

export interface InputsProps extends TrayOptions {
  control: InputsControl;
  problems: readonly Problem[];
  /** Puts a reference's name, such as `image 1`, into the prompt. */
  onInsertName?: ((name: string) => void) | undefined;
}

/** The inputs tray of a form: asleep while it is empty and nobody is near it. */
export function Inputs(props: InputsProps) {
  const { items, control, slots, problems } = props;
  const sleeping = (
    <>
      <SleepingTray control={control} slots={slots} />
      <ProblemList id="inputs-problems" problems={problems.filter(({ field }) => field === 'media')} />
    </>
  );
  if (!control.waking && items.length === 0) return sleeping;
  return (
    <Suspense fallback={sleeping}>
      <LiveInputs {...props} />
    </Suspense>
  );
}

function SleepingTray({ control: { wake }, slots }: Pick<InputsProps, 'control' | 'slots'>) {
  return (
    <ul className="grid auto-cols-fr grid-flow-col gap-2">
      {emptyPlaces(slots).map(({ roles: [role], label, hint }) => (
        <li key={role} className="min-w-0">
          <PlaceButton
            {...{ label, hint }}
            dropRole={role}
            onPointerEnter={(event) => event.pointerType === 'mouse' && wake()}
            onPointerDown={(event) => event.button === 0 && wake({ role, press: endOfPress() })}
            // A press gives the focus, too: only the keyboard's is meant here.
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && wake({ role })}
            // A click without a pointer comes from a key or from a screen reader.
            onClick={(event) => event.detail === 0 && wake({ role, press: Promise.resolve(true) })}
          />
        </li>
      ))}
    </ul>
  );
}
