'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { AssetView } from '#lib/assets/asset-view.ts';
import type { MediaFacts } from '#lib/vendor/media-facts.ts';
import { assetPages } from './asset-queries.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { KindIcon } from './kind-icon.tsx';
import { pixelWords, sizeWords } from './media-words.ts';

type Kind = MediaFacts['kind'];

const kindWords: Record<Kind, string> = { image: 'Images', video: 'Videos', audio: 'Sound' };

interface LibraryDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The kinds that can be used. */
  kinds: readonly Kind[];
  isMultiple: boolean;
  onPick: (assets: readonly AssetView[]) => void;
}

/** The team's files, uploads and results alike, to choose from. */
export default function LibraryDialog({ open, onOpenChange, kinds, isMultiple, onPick }: LibraryDialogProps) {
  const t = useText();
  const [shown, setShown] = useState<Kind | undefined>(kinds.length === 1 ? kinds[0] : undefined);
  const [picked, setPicked] = useState<readonly AssetView[]>([]);
  const take = (assets: readonly AssetView[]) => {
    onPick(assets);
    onOpenChange(false);
  };
  const toggle = (asset: AssetView) => {
    if (!isMultiple) return take([asset]);
    const isPicked = picked.some(({ id }) => id === asset.id);
    setPicked(isPicked ? picked.filter(({ id }) => id !== asset.id) : [...picked, asset]);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Choose from the library')}
      description={isMultiple ? t('Everything the team has uploaded and made.') : t('Choose one.')}
      className="sm:h-[80dvh]"
      footer={
        isMultiple && (
          <Button look="primary" disabled={picked.length === 0} onClick={() => take(picked)}>
            {picked.length > 1 ? t('Use {length} files', { length: picked.length }) : t('Use it')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {kinds.length > 1 && (
          <Segmented
            label={t('Show')}
            isLabelHidden
            value={shown ?? 'all'}
            onChange={(value) => setShown(value === 'all' ? undefined : value)}
            options={[
              { value: 'all', label: 'All' },
              ...kinds.map((kind) => ({
                value: kind,
                label: kindWords[kind],
                icon: <KindIcon kind={kind} className="size-4 max-sm:hidden" />,
              })),
            ]}
          />
        )}
        <AssetGrid kind={shown} kinds={kinds} picked={picked} onToggle={toggle} />
      </div>
    </Dialog>
  );
}

interface AssetGridProps {
  kind: Kind | undefined;
  kinds: readonly Kind[];
  picked: readonly AssetView[];
  onToggle: (asset: AssetView) => void;
}

const gridClass = 'grid grid-cols-3 gap-1 sm:grid-cols-5';

function AssetGrid({ kind, kinds, picked, onToggle }: AssetGridProps) {
  const t = useText();
  const pages = useInfiniteQuery(assetPages(kind));
  if (pages.isPending) {
    return (
      <div className={gridClass}>
        {Array.from({ length: 15 }, (_, index) => (
          <Skeleton key={index} className="aspect-square" />
        ))}
      </div>
    );
  }
  if (pages.isError) {
    return (
      <EmptyState
        title={t('The library could not be read')}
        action={<Button onClick={() => pages.refetch()}>{t('Try again')}</Button>}
      >
        {t('The studio did not answer. Nothing is lost.')}
      </EmptyState>
    );
  }
  const assets = pages.data.pages
    .flatMap((page) => page.assets)
    .filter((asset) => kinds.includes(asset.kind));
  if (assets.length === 0 && !pages.hasNextPage) {
    return (
      <EmptyState icon={<KindIcon kind={kind ?? 'image'} />} title={t('Nothing here yet')}>
        {t('Files that the team uploads and takes that are finished will be here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={gridClass}>
        {assets.map((asset) => (
          <li key={asset.id}>
            <AssetChoice
              asset={asset}
              isPicked={picked.some(({ id }) => id === asset.id)}
              onToggle={() => onToggle(asset)}
            />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t('Show older')}
        </Button>
      )}
    </>
  );
}

interface AssetChoiceProps {
  asset: AssetView;
  isPicked: boolean;
  onToggle: () => void;
}

function AssetChoice({ asset, isPicked, onToggle }: AssetChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      title={asset.name}
      onClick={onToggle}
      className={classNames(
        'relative block w-full overflow-hidden rounded-sm',
        isPicked && 'outline-2 outline-accent outline-offset-[-2px]',
      )}
    >
      <span className="sr-only">
        {[asset.name, sizeWords(asset.sizeBytes), pixelWords(asset)].filter(Boolean).join(', ')}
      </span>
      <AssetThumbnail asset={asset} className="aspect-square w-full" />
      {isPicked && (
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent"
        >
          <Check className="size-3.5" strokeWidth={2.5} />
        </span>
      )}
    </button>
  );
}
