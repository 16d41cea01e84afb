'use client';

import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { MediaThumbnail } from '#components/take/media-thumbnail.tsx';
import { PanelSection } from '#components/take/panel-section.tsx';
import { stateWords } from '#components/take/state-words.ts';
import { toolWord } from '#components/take/take-words.ts';
import { wordsOfRole } from '#components/tray/role-words.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { kindOfTool } from '#lib/tools/tool-kinds.ts';
import { isToolName } from '#lib/tools/tool-names.ts';
import { layOut, nodeHeight, nodeWidth, type PlacedEdge, type PlacedNode } from './lineage-layout.ts';
import { lineageOptions } from './stack-queries.ts';

interface LineageGraphProps {
  taskId: string;
  onGo: (id: string) => void;
}

/** What a take came from and what was made of it, as a small graph: the past left, the future right. */
export function LineageGraph({ taskId, onGo }: LineageGraphProps) {
  const t = useText();
  const { data: lineage } = useQuery(lineageOptions(taskId));
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const current = useRef<HTMLAnchorElement>(null);
  const isThere = lineage !== undefined;
  // The outside system is the scrolling of the graph: the take itself is what one looks for first.
  useEffect(() => {
    if (isThere) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isThere]);
  if (!lineage || lineage.nodes.length < 2) return null;
  const { nodes, edges, folded, width, height } = layOut(lineage, taskId, unfolded);
  return (
    <PanelSection title={t('Lineage')}>
      <div className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:thin]">
        <ul
          aria-label={t('Takes that belong together, by generation')}
          style={{ width, height }}
          className="relative"
        >
          <EdgeLines edges={edges} width={width} height={height} />
          {nodes.map((node) => (
            <li key={node.id} style={{ left: node.x, top: node.y, width: nodeWidth }} className="absolute">
              <NodeLink node={node} link={node.isCurrent ? current : undefined} onGo={onGo} />
            </li>
          ))}
          {folded.map(({ generation, hiddenCount, x, y }) => (
            <li key={`more ${generation}`} style={{ left: x, top: y, width: nodeWidth }} className="absolute">
              <Button
                look="ghost"
                size="sm"
                className="w-full"
                onClick={() => setUnfolded(new Set([...unfolded, generation]))}
              >
                {t('{count} more', { count: hiddenCount })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {lineage.isCut && (
        <p className="text-muted text-xs">{t('Only the 60 nearest takes are shown here.')}</p>
      )}
    </PanelSection>
  );
}

/** Another try is a broken line, what went in a whole one. The words of each stand at its take. */
function EdgeLines({
  edges,
  width,
  height,
}: {
  edges: readonly PlacedEdge[];
  width: number;
  height: number;
}) {
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      className="pointer-events-none absolute inset-0 overflow-visible fill-none stroke-[1.5] stroke-faint"
    >
      {edges.map(({ from, to, role, path }) => (
        <path
          key={`${from} ${to} ${role}`}
          d={path}
          strokeDasharray={role === 'remake' ? '4 4' : undefined}
        />
      ))}
    </svg>
  );
}

interface NodeLinkProps {
  node: PlacedNode;
  link: React.RefObject<HTMLAnchorElement | null> | undefined;
  onGo: (id: string) => void;
}

function NodeLink({ node, link, onGo }: NodeLinkProps) {
  const t = useText();
  const { id, tool, state, shelf, prompt, title, kind, poster, peaks, isCurrent } = node;
  const isDone = state === 'succeeded';
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isCurrent) onGo(id);
  };
  const part = isCurrent ? t('This take') : (partWords(node, t) ?? t(toolWord(tool)));
  const about = isDone ? (shelf === 'bin' ? t('in the bin') : undefined) : t(stateWords[state].word);
  return (
    <a
      ref={link}
      href={paths.take(id)}
      onClick={follow}
      aria-current={isCurrent || undefined}
      title={title ?? prompt}
      style={{ height: nodeHeight }}
      className={classNames('group grid content-start gap-1 rounded-sm', !isDone && 'opacity-60')}
    >
      <MediaThumbnail
        kind={kind ?? (isToolName(tool) ? kindOfTool[tool] : undefined)}
        poster={poster}
        peaks={peaks}
        className={classNames(
          'w-full outline-2 outline-transparent -outline-offset-2 outline-solid group-hover:outline-line-strong',
          isCurrent && 'outline-accent!',
          !isDone && !isCurrent && 'mx-auto w-3/4',
        )}
      />
      <span className="block text-xs leading-4">
        <span className={classNames('block truncate', isCurrent ? 'text-text' : 'text-muted')}>{part}</span>
        <span className="block truncate text-muted">{about ?? t(toolWord(tool))}</span>
        <span translate="no" className="sr-only">
          {title ?? prompt}
        </span>
      </span>
    </a>
  );
}

const wordsBefore: Record<string, string> = {
  remake: 'Tried before',
  prompt: 'Enhanced prompt',
  line_before: 'The line before',
};
const wordsAfter: Record<string, string> = {
  remake: 'Another try',
  variation: 'Variation',
  base_video: '2K master',
  input_image: 'Edit',
  prompt: 'Made with it',
  line_before: 'The next line',
};

/** The part that it plays, in words: how it went into what was made of it, or what was made. */
function partWords({ role, generation }: PlacedNode, t: ReturnType<typeof useText>): string | undefined {
  if (!role) return undefined;
  if (generation < 0) return t(wordsBefore[role] ?? wordsOfRole(role));
  const own = wordsAfter[role];
  if (own) return t(own);
  const word = t(wordsOfRole(role));
  return word && t('As {role}', { role: word.toLowerCase() });
}
