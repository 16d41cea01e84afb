'use client';

import { Copy, ExternalLink, Link2, Link2Off, Lock, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { copyText } from '#components/ui/copy-text.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Link } from '#components/ui/link.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { showToast } from '#components/ui/toast-store.ts';
import { useMinute } from '#components/ui/use-now.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { failure } from '#lib/result.ts';
import { revokeShare } from '#lib/sharing/actions.ts';
import type { ShareView } from '#lib/sharing/share-view.ts';
import { flagsOf } from './share-flags.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

const unreachable = () => failure('unreachable', 'Could not reach the studio. Nothing was changed.');

/** Every link that the team has given out, with what it shows, who came, and how to end it. */
export function ShareList({ shares }: { shares: readonly ShareView[] }) {
  const t = useText();
  const router = useRouter();
  const [edited, setEdited] = useState<ShareView>();
  const [ending, setEnding] = useState<ShareView>();
  const [isBusy, setBusy] = useState(false);

  async function end(share: ShareView) {
    setBusy(true);
    const ended = await revokeShare({ shareId: share.id }).catch(unreachable);
    setBusy(false);
    if (!ended.ok) showToast({ title: ended.failure.message, tone: 'bad' });
    setEnding(undefined);
    router.refresh();
  }

  if (shares.length === 0) {
    return (
      <EmptyState
        icon={<Link2 />}
        title={t('No shared links yet')}
        action={
          <Link href={paths.gallery()} className={buttonClass({ look: 'primary' })}>
            {t('Go to the gallery')}
          </Link>
        }
      >
        {t('Select takes in the gallery, or open a take or a project, and share them by a link.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {shares.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            onEdit={() => setEdited(share)}
            onEnd={() => setEnding(share)}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <ShareDialog of={edited} onClose={() => setEdited(undefined)} onSaved={() => router.refresh()} />
        </Suspense>
      )}
      <Dialog
        open={ending !== undefined}
        onOpenChange={() => setEnding(undefined)}
        title={t('End this link?')}
        description={t(
          'It stops working at once, for everybody, and cannot be opened again. The takes stay.',
        )}
        footer={
          <>
            <Button onClick={() => setEnding(undefined)}>{t('Cancel')}</Button>
            <Button look="danger" isBusy={isBusy} onClick={() => ending && void end(ending)}>
              {t('End the link')}
            </Button>
          </>
        }
      />
    </>
  );
}

interface ShareRowProps {
  share: ShareView;
  onEdit: () => void;
  onEnd: () => void;
}

function ShareRow({ share, onEdit, onEnd }: ShareRowProps) {
  const t = useText();
  const isOpen = share.state === 'open';
  const copy = async () => {
    const isCopied = await copyText(new URL(share.path, window.location.href).href);
    showToast(
      isCopied
        ? { title: t('Link copied'), tone: 'good' }
        : { title: t('The browser did not allow copying. Open the link and copy its address.'), tone: 'bad' },
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 flex-[1_1_20rem] gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          <span translate="no">{share.title}</span>
          <StateBadge share={share} />
          {share.hasPassword && (
            <Lock role="img" aria-label={t('With a password')} className="size-3.5 text-muted" />
          )}
        </h2>
        <p className="text-muted text-sm">
          {share.project ? (
            <>
              {t('Project')}{' '}
              <Link href={paths.project(share.project.id)} className="underline underline-offset-2">
                <span translate="no">{share.project.name}</span>
              </Link>
            </>
          ) : (
            t(share.takeCount === 1 ? '1 take' : '{count} takes', { count: share.takeCount })
          )}
          <Dot />
          <span translate="no">{share.creatorName}</span>
          <Dot />
          <TimeAgo iso={share.createdAt} />
          {isOpen && share.expiresAt && (
            <>
              <Dot />
              <EndsIn iso={share.expiresAt} />
            </>
          )}
        </p>
        {flagsOf(share).length > 0 && (
          <p className="text-muted text-xs">
            {flagsOf(share)
              .map((label) => t(label))
              .join(' · ')}
          </p>
        )}
      </div>
      <p className="text-muted text-sm tabular-nums sm:w-40">
        {share.viewCount === 0
          ? t('Nobody has looked yet')
          : t(share.viewCount === 1 ? '1 visit' : '{count} visits', { count: share.viewCount })}
        {share.lastViewedAt && (
          <span className="block text-xs">
            {t('Last')} <TimeAgo iso={share.lastViewedAt} />
          </span>
        )}
      </p>
      <div className="ml-auto flex items-center gap-1">
        {isOpen && (
          <>
            <IconButton label={t('Copy the link')} icon={<Copy />} onClick={() => void copy()} />
            <a
              href={share.path}
              target="_blank"
              rel="noreferrer"
              aria-label={t('Look at it')}
              title={t('Look at it')}
              className={buttonClass({ look: 'ghost' }, 'w-9 px-0 pointer-coarse:w-10')}
            >
              <ExternalLink aria-hidden className="size-4 stroke-[1.5]" />
            </a>
          </>
        )}
        {share.state !== 'revoked' && (
          <>
            <IconButton label={t('Change the link')} icon={<Pencil />} onClick={onEdit} />
            <IconButton label={t('End the link')} icon={<Link2Off />} onClick={onEnd} />
          </>
        )}
      </div>
    </li>
  );
}

function StateBadge({ share }: { share: ShareView }) {
  const t = useText();
  if (share.state === 'open') return <Badge tone="good">{t('Active')}</Badge>;
  return <Badge>{share.state === 'revoked' ? t('Ended') : t('Expired')}</Badge>;
}

/** How many days a link has left; empty in the server's HTML, whose clock is not the person's. */
function EndsIn({ iso }: { iso: string }) {
  const t = useText();
  const now = useMinute();
  if (now === undefined) return null;
  const days = Math.ceil((Date.parse(iso) - now) / (24 * 60 * 60_000));
  return (
    <time dateTime={iso}>{days <= 1 ? t('ends within a day') : t('ends in {days} days', { days })}</time>
  );
}

function Dot() {
  return <span aria-hidden> · </span>;
}
