'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Dependents } from '#lib/curation/dependents.ts';
import { paths } from '#lib/paths.ts';

interface BinQuestionProps {
  taskIds: readonly string[];
  onClose: () => void;
  onBin: () => void;
}

/** Before takes go into the bin: what uses them is said first. Where nothing does, they go without a question. */
export function BinQuestion({ taskIds, onClose, onBin }: BinQuestionProps) {
  const t = useText();
  const isSettled = useRef(false);
  const { data, isError } = useQuery({
    queryKey: ['dependents', taskIds],
    queryFn: ({ signal }) => readDependents(taskIds, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isUnused = data !== undefined && Object.values(data).every(({ total }) => total === 0);

  // The outside system is the server, which has answered that nothing uses them.
  useEffect(() => {
    if (!isUnused || isSettled.current) return;
    isSettled.current = true;
    onBin();
  }, [isUnused, onBin]);

  if (!isError && (!data || isUnused)) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(taskIds.length === 1 ? 'Put this take into the bin?' : 'Put {count} takes into the bin?', {
        count: taskIds.length,
      })}
      description={t('They can be taken out again for 30 days.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="danger" onClick={onBin}>
            {t('Put into the bin')}
          </Button>
        </>
      }
    >
      {data ? <Uses dependents={data} /> : <p>{t('What uses them could not be found out just now.')}</p>}
    </Dialog>
  );
}

function Uses({ dependents: { takes, shares, voices, castings } }: { dependents: Dependents }) {
  const t = useText();
  return (
    <ul className="grid gap-4 text-sm">
      <Use
        total={takes.total}
        words={t(
          takes.total === 1
            ? '1 take was made from it and stays.'
            : '{count} takes were made from it and stay.',
          {
            count: takes.total,
          },
        )}
      >
        {takes.some.map(({ id, words }) => (
          <UsedBy key={id} href={paths.take(id)} words={words} />
        ))}
      </Use>
      <Use
        total={shares.total}
        words={t(
          shares.total === 1
            ? '1 shared link no longer shows it.'
            : '{count} shared links no longer show it.',
          { count: shares.total },
        )}
      >
        {shares.some.map(({ id, title }) => (
          <UsedBy key={id} href={paths.shares()} words={title} />
        ))}
      </Use>
      <Use total={voices.total} words={t('It is the sample of a voice, which is then made anew.')}>
        {voices.some.map(({ voiceId }) => (
          <UsedBy key={voiceId} href={paths.voices()} words={voiceId} />
        ))}
      </Use>
      <Use total={castings.total} words={t('It belongs to a casting.')}>
        {castings.some.map(({ id, text }) => (
          <UsedBy key={id} href={paths.casting(id)} words={text} />
        ))}
      </Use>
    </ul>
  );
}

function Use({ total, words, children }: { total: number; words: string; children: ReactNode }) {
  if (total === 0) return null;
  return (
    <li className="grid gap-1.5">
      {words}
      <ul className="grid gap-1">{children}</ul>
    </li>
  );
}

function UsedBy({ href, words }: { href: string; words: string }) {
  return (
    <li className="min-w-0 truncate border-line-strong border-l-2 pl-3 text-muted">
      <Link href={href} className="hover:text-text hover:underline">
        <span translate="no">{words}</span>
      </Link>
    </li>
  );
}

async function readDependents(taskIds: readonly string[], signal: AbortSignal): Promise<Dependents> {
  const response = await fetch(paths.api.takeDependents(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ taskIds }),
    signal,
  });
  if (!response.ok) throw new Error(`What uses these takes answered ${response.status}.`);
  return response.json();
}
