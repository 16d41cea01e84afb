'use client';

import {
  ArrowLeft,
  Columns2,
  GalleryHorizontal,
  Layers,
  Plus,
  SplitSquareHorizontal,
  Table2,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFullScreen } from '#components/take/player/use-full-screen.ts';
import { useShortcuts } from '#components/take/player/use-shortcuts.ts';
import { aspectOf } from '#components/take/take-words.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { TakeDetail, TakeView } from '#lib/tasks/take-view.ts';
import { CompareEmpty } from './compare-empty.tsx';
import { mostCompared } from './compared-ids.ts';
import { DeedBar } from './deed-bar.tsx';
import { PaneGrid } from './pane-grid.tsx';
import { Transport } from './transport.tsx';
import { useCompareClock } from './use-compare-clock.ts';
import { useCompared } from './use-compared.ts';
import { useDeeds } from './use-deeds.ts';
import { useSharedZoom } from './use-shared-zoom.ts';
import { WipeView } from './wipe-view.tsx';
import { ZoomPart } from './zoom-part.tsx';

const Differences = lazyPart(() => import('./differences.tsx').then((found) => found.Differences));
const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((found) => found.AddDialog));

type Layout = 'grid' | 'one' | 'wipe';
const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Two to six takes in lock step: one clock, one sound, one zoom; the chosen one is judged by the usual keys. */
export function CompareScreen({ initial, canCreate }: { initial: TakeDetail[]; canCreate: boolean }) {
  const t = useText();
  const router = useRouter();
  const { takes, isLoading, add, remove } = useCompared(initial);
  const clock = useCompareClock();
  const zoom = useSharedZoom();
  const deeds = useDeeds();
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const [layout, setLayout] = useState<Layout>('grid');
  const [activeId, setActiveId] = useState<string>();
  const [isMuted, setMuted] = useState(true);
  const [wiped, setWiped] = useState<readonly [string, string]>();
  const [isAdding, setAdding] = useState(false);

  const ids = takes.map(({ id }) => id);
  const lettered = takes.map((take, at) => ({ take, letter: letters[at] ?? '' }));
  const active = lettered.find(({ take }) => take.id === activeId) ?? lettered[0];
  const seen = lettered.filter(({ take }) => take.media?.kind === 'video' || take.media?.kind === 'image');
  const [left, right] = [wiped?.[0], wiped?.[1]].map((id) => seen.find(({ take }) => take.id === id));
  const [first, second] = left && right ? [left, right] : seen;
  const shownLayout = layout === 'wipe' && !(first && second) ? 'grid' : layout;
  const shownIds = shownLayout === 'wipe' ? [first?.take.id, second?.take.id] : ids;
  const heard = isMuted ? undefined : hearable(takes, active?.take, shownIds);

  useEffect(() => clock.lead(heard?.id), [clock, heard?.id]);
  // The outside system is the browser's leave to play; moving pictures may also not be wanted.
  const isReady = takes.length > 1;
  useEffect(() => {
    if (isReady && !matchMedia('(prefers-reduced-motion: reduce)').matches) clock.play();
  }, [clock, isReady]);

  const choose = (by: number) => {
    const at = ids.indexOf(active?.take.id ?? '');
    setActiveId(ids[(at + by + ids.length) % ids.length]);
  };
  const review = (state: TakeView['review']['state']) => active && deeds.review(active.take, state);
  const keep = () =>
    canCreate && active?.take.stack && deeds.keep(active.take, stackFellows(takes, active.take));
  useShortcuts({
    ' ': clock.toggle,
    k: clock.toggle,
    ',': () => clock.step(-1),
    '.': () => clock.step(1),
    j: () => clock.seek(clock.state().seconds - 1),
    l: () => clock.seek(clock.state().seconds + 1),
    Home: () => clock.seek(0),
    End: () => clock.seek(Number.MAX_SAFE_INTEGER),
    r: clock.toggleLoop,
    s: clock.nextSpeed,
    m: () => setMuted((now) => !now),
    ArrowLeft: () => choose(-1),
    ArrowRight: () => choose(1),
    ArrowUp: () => choose(-1),
    ArrowDown: () => choose(1),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    e: zoom.toWhole,
    g: () => setLayout('grid'),
    o: () => setLayout('one'),
    w: () => setLayout('wipe'),
    h: fullScreen.toggle,
    '1': () => review('shortlisted'),
    '2': () => review('approved'),
    '3': () => review('rejected'),
    '0': () => review('undecided'),
    f: () => active && deeds.favour(active.take),
    t: keep,
    n: () => ids.length < mostCompared && setAdding(true),
    Delete: () => active && remove(active.take.id),
    Escape: () => router.push(paths.gallery()),
  });

  const adding = isAdding && (
    <Suspense>
      <AddDialog
        takes={takes}
        onAdd={(id) => {
          add(id);
          setAdding(false);
        }}
        onClose={() => setAdding(false)}
      />
    </Suspense>
  );
  if (!isLoading && takes.length < 2) {
    return (
      <>
        <CompareEmpty take={takes[0]} onAdd={() => setAdding(true)} />
        {adding}
      </>
    );
  }

  const kinds = new Set(takes.map(({ media }) => media?.kind ?? 'none'));
  const lengths = takes.flatMap(({ media }) => media?.durationSeconds ?? []);
  const areUneven = lengths.length > 1 && Math.max(...lengths) - Math.min(...lengths) > 0.1;
  const areTogether = new Set(takes.map(({ id, stack }) => stack?.id ?? id)).size === 1;
  return (
    <>
      <div
        ref={stage}
        className="flex h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))] min-h-96 flex-col bg-background"
      >
        <header className="flex h-12 shrink-0 items-center gap-1 px-2">
          <IconButton
            label={t('To the gallery (Esc)')}
            icon={<ArrowLeft />}
            side="bottom"
            onClick={() => router.push(paths.gallery())}
          />
          <h1 className="mr-2 truncate font-medium text-base">
            {t('{count} takes side by side', { count: takes.length })}
          </h1>
          {kinds.size > 1 && (
            <p className="min-w-0 truncate text-muted text-xs max-lg:sr-only">
              {t('Of several kinds: what plays, plays together; pictures stand still.')}
            </p>
          )}
          <span className="flex-1" />
          <Segmented
            label={t('Arrangement')}
            isLabelHidden
            value={shownLayout}
            onChange={setLayout}
            options={[
              { value: 'grid', label: <LayoutLabel icon={<Columns2 />} words={t('All')} /> },
              { value: 'one', label: <LayoutLabel icon={<GalleryHorizontal />} words={t('One')} /> },
              {
                value: 'wipe',
                label: <LayoutLabel icon={<SplitSquareHorizontal />} words={t('Wipe')} />,
                ...(seen.length < 2 ? { refusal: t('A wipe needs two pictures or videos.') } : {}),
              },
            ]}
          />
          <span className="max-md:hidden">
            <ZoomPart zoom={zoom} />
          </span>
          {canCreate && !areTogether && (
            <IconButton
              label={t('Put together as one stack')}
              icon={<Layers />}
              side="bottom"
              onClick={() => deeds.putTogether(ids)}
            />
          )}
          <IconButton
            label={ids.length < mostCompared ? t('Add a take (N)') : t('Six takes are compared at most')}
            icon={<Plus />}
            side="bottom"
            aria-disabled={ids.length >= mostCompared}
            onClick={() => ids.length < mostCompared && setAdding(true)}
          />
          <IconButton label={t('What differs')} icon={<Table2 />} side="bottom" onClick={showDifferences} />
        </header>
        <div className="min-h-0 flex-1 px-1">
          {shownLayout === 'wipe' && first && second ? (
            <WipeView
              left={first}
              right={second}
              choices={seen}
              onChoose={(leftId, rightId) => setWiped([leftId, rightId])}
              clock={clock}
              zoom={zoom}
              heardId={heard?.id}
            />
          ) : (
            <PaneGrid
              takes={lettered}
              isOne={shownLayout === 'one'}
              aspect={meanAspect(takes)}
              activeId={active?.take.id}
              heardId={heard?.id}
              clock={clock}
              zoom={zoom}
              onChoose={setActiveId}
              onStep={choose}
              onHear={(id) => {
                setMuted(heard?.id === id);
                setActiveId(id);
              }}
              onRemove={remove}
            />
          )}
        </div>
        {lengths.length > 0 && (
          <Transport
            clock={clock}
            framesPerSecond={active?.take.media?.framesPerSecond ?? 24}
            hasSound={takes.some(isAudible)}
            isMuted={isMuted}
            onToggleMute={() => setMuted(!isMuted)}
            areUneven={areUneven}
            isFull={fullScreen.isFull}
            onToggleFull={fullScreen.toggle}
          />
        )}
        {active && (
          <DeedBar
            take={active.take}
            letter={active.letter}
            canCreate={canCreate}
            onReview={review}
            onFavour={() => deeds.favour(active.take)}
            onKeep={keep}
          />
        )}
      </div>
      <Suspense>
        <Differences takes={takes} letters={letters} />
      </Suspense>
      {adding}
    </>
  );
}

function LayoutLabel({ icon, words }: { icon: React.ReactNode; words: string }) {
  return (
    <span className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:stroke-[1.5]">
      {icon}
      <span className="max-md:sr-only">{words}</span>
    </span>
  );
}

function isAudible({ media }: TakeView): boolean {
  return media?.kind === 'audio' || media?.hasAudio === true;
}

/** The chosen take where it has a sound and is seen, else the first that is: never more than one. */
function hearable(
  takes: readonly TakeView[],
  active: TakeView | undefined,
  shownIds: readonly (string | undefined)[],
): TakeView | undefined {
  const able = takes.filter((take) => isAudible(take) && shownIds.includes(take.id));
  return able.find(({ id }) => id === active?.id) ?? able[0];
}

/** Of those that have one. */
function meanAspect(takes: readonly TakeView[]): number {
  const aspects = takes.map(aspectOf);
  return aspects.reduce((sum, aspect) => sum + aspect, 0) / Math.max(1, aspects.length);
}

/** Everything here whose place changes with a choice in the stack. */
function stackFellows(takes: readonly TakeView[], { stack }: TakeView): string[] {
  return takes.filter((take) => take.stack?.id === stack?.id).map(({ id }) => id);
}

function showDifferences(): void {
  const heading = document.getElementById('differences');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
