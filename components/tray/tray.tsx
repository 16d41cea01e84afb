'use client';

import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { uploadOf } from '#components/assets/uploads.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { type MediaRole, mostOfRole } from '#lib/vendor/media-roles.ts';
import { Apart } from './apart.tsx';
import { emptyPlaces } from './empty-places.ts';
import { OtherMode } from './other-mode.tsx';
import { isFrameRole, isReferenceRole } from './role-groups.ts';
import { ofRole, trayMode } from './roles.ts';
import { TrayPlace, type TrayPlaceProps } from './tray-place.tsx';
import { problemsByItem, secondsLeftFor, wholeProblems } from './tray-problems.ts';
import type { TrayControl } from './use-tray.ts';

// What only a filled tray shows comes with the first thing in it.
const TrayChip = lazyPart(() => import('./tray-chip.tsx').then((found) => found.TrayChip));
const ProblemList = lazyPart(() => import('./problem-list.tsx').then((found) => found.ProblemList));
const MendDialog = lazy(() => import('#components/assets/mend-dialog.tsx'));

export interface TrayProps {
  /** From `useTray({ items, onChange, slots })`. */
  tray: TrayControl;
  /** The tool's problems; those whose field is `media` or `media.N` are shown here. */
  problems?: readonly Problem[];
  /** Puts a reference's name, such as `image 1`, into the prompt. */
  onInsertName?: (name: string) => void;
}

/** The inputs tray: what the take is made from, with roles, order, problems and the ways to mend them. */
export function Tray({ tray, problems = [], onInsertName }: TrayProps) {
  const { items, slots } = tray;
  const [mendingKey, setMendingKey] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const whole = wholeProblems(items, problems);
  const byItem = problemsByItem(items, problems);
  const mode = trayMode(items);
  const mending = items.find(({ key }) => key === mendingKey);

  const chipsOf = (role: MediaRole) =>
    ofRole(items, role).map((item) => (
      <Suspense key={item.key} fallback={<li className="min-h-28 rounded-md bg-raised" />}>
        <TrayChip
          {...{ tray, item, onInsertName }}
          hasProblem={(byItem.get(item.key)?.length ?? 0) > 0}
          onMend={() => setMendingKey(item.key)}
          onRemove={() => {
            const place = controlsOf(list.current).findIndex(
              (control) => control.dataset.chipMenu === item.key,
            );
            tray.remove([item.key]);
            // What has come to stand in its place is there after the next render.
            requestAnimationFrame(() => {
              const controls = controlsOf(list.current);
              (controls[place] ?? controls.at(-1))?.focus();
            });
          }}
        />
      </Suspense>
    ));
  const empty = emptyPlaces(slots);
  const emptyPlace = (role: MediaRole, label?: string) => {
    const place = empty.find(({ roles }) => roles.includes(role));
    return (
      place && (
        <TrayPlaceItem key={role} tray={tray} {...place} {...(label ? { label, hint: undefined } : {})} />
      )
    );
  };
  const placeOrChip = (role: MediaRole) => {
    const chips = chipsOf(role);
    return chips.length > 0 ? chips : emptyPlace(role);
  };
  /** A list with its own place to add while there is room. */
  const listOf = (role: MediaRole) => {
    const chips = chipsOf(role);
    if (chips.length === 0) return emptyPlace(role);
    return [...chips, chips.length < mostOfRole[role] && emptyPlace(role, 'Add')];
  };
  const references = slots.roles.filter(isReferenceRole);
  const lists = slots.roles.filter(
    (role) => !isFrameRole(role) && !isReferenceRole(role) && role !== 'base_video',
  );
  const hasFrames = mode !== 'references' && slots.roles.some(isFrameRole);
  const hasReferences = mode !== 'frames' && references.length > 0;

  return (
    <div ref={list} className="grid gap-2">
      {slots.roles.includes('base_video') && <ul className="grid">{placeOrChip('base_video')}</ul>}
      {lists.length > 0 && (
        <ul
          className={items.length === 0 ? 'grid auto-cols-fr grid-flow-col gap-2' : 'grid grid-cols-3 gap-2'}
        >
          {lists.map((role) => (
            <Fragment key={role}>{listOf(role)}</Fragment>
          ))}
        </ul>
      )}
      {hasFrames && (
        <ul className={mode === 'empty' ? 'grid grid-cols-3 gap-2' : 'grid grid-cols-2 gap-2'}>
          {placeOrChip('first_frame')}
          {placeOrChip('last_frame')}
          {mode === 'empty' && emptyPlace('reference_image')}
        </ul>
      )}
      {hasReferences && mode !== 'empty' && (
        <ul className="grid grid-cols-3 gap-2">
          {references.flatMap(chipsOf)}
          {emptyPlace('reference_image', 'Add')}
        </ul>
      )}
      <OtherMode tray={tray} />
      {byItem.size + whole.length > 0 && (
        <Suspense>
          <ProblemList {...{ tray, byItem, whole }} onMend={setMendingKey} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {tray.news}
      </p>
      {mending && (
        <Apart>
          <MendDialog
            key={mending.key}
            name={mending.name}
            role={mending.role}
            file={uploadOf(mending.key)?.file}
            assetUrl={mending.asset?.url}
            maxSeconds={secondsLeftFor(items, mending)}
            onClose={() => setMendingKey(undefined)}
            onMended={(file, name) => tray.replaceFile(mending.key, file, name)}
          />
        </Apart>
      )}
    </div>
  );
}

function TrayPlaceItem(props: TrayPlaceProps) {
  return (
    <li className="min-w-0">
      <TrayPlace {...props} />
    </li>
  );
}

/** Where the focus can go on to when a thing is removed: the menus of the others, and the places that are free. */
function controlsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-chip-menu], [data-tray-add]') ?? [])];
}
