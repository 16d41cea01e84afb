'use client';

import { Folder } from 'lucide-react';
import { Link } from '#components/ui/link.tsx';
import { TimeAgo } from '#components/ui/time-ago.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { ProjectView } from '#lib/projects/project-view.ts';
import { SpentWords } from './spent-words.tsx';
import { takeCountWords } from './take-count-words.ts';

/** A project on the wall: stills of its newest good takes, its name, and what is in it. */
export function ProjectCard({ project }: { project: ProjectView }) {
  const t = useText();
  const { id, name, covers, takeCount, spent, lastTakeAt } = project;
  return (
    <Link href={paths.project(id)} className="group grid gap-3 rounded-md">
      <Covers covers={covers} />
      <span className="grid gap-0.5 px-0.5">
        <span translate="no" className="truncate font-medium text-base">
          {name}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-muted text-sm">
          <span className="tabular-nums">{takeCountWords(t, takeCount)}</span>
          {spent.length > 0 && <SpentWords spent={spent} />}
          {lastTakeAt && <TimeAgo iso={lastTakeAt} />}
        </span>
      </span>
    </Link>
  );
}

/** One large still, with two small ones beside it where there are that many. */
function Covers({ covers }: Pick<ProjectView, 'covers'>) {
  const [first, ...rest] = covers;
  const frame =
    'relative grid aspect-video gap-0.5 overflow-hidden rounded-md bg-panel shadow-[inset_0_0_0_1px_var(--line)]';
  if (!first) {
    return (
      <span className={`${frame} place-content-center text-faint`}>
        <Folder aria-hidden className="size-8 stroke-[1.25]" />
      </span>
    );
  }
  const beside = rest.length >= 2 ? rest.slice(0, 2) : [];
  return (
    <span className={`${frame} ${beside.length > 0 ? 'grid-cols-[2fr_1fr] grid-rows-2' : ''}`}>
      <Still url={first.url} className="row-span-2" />
      {beside.map(({ url }) => (
        <Still key={url} url={url} />
      ))}
    </span>
  );
}

function Still({ url, className = '' }: { url: string; className?: string }) {
  return (
    <span className={`relative min-h-0 overflow-hidden bg-raised ${className}`}>
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover transition-[filter] duration-150 group-hover:brightness-110"
      />
    </span>
  );
}
