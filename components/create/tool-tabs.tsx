'use client';

import { Clapperboard, Gem, WandSparkles } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { Link } from '#components/ui/link.tsx';
import { type CreateTool, createTools, paths } from '#lib/paths.ts';
import { goToTool } from './go-to-tool.ts';

const looks: Record<CreateTool, { label: string; Icon: ComponentType<SVGProps<SVGSVGElement>> }> = {
  video: { label: 'Video', Icon: Clapperboard },
  master: { label: 'Master 2K', Icon: Gem },
  enhance: { label: 'Enhance', Icon: WandSparkles },
};

/** The tools as tabs that are addresses of their own; a plain click switches without asking the server. */
export function ToolTabs({ current }: { current: CreateTool }) {
  return (
    <nav aria-label="Tools" className="flex gap-1 overflow-x-auto border-line border-b px-3 py-2">
      {createTools.map((tool) => {
        const { label, Icon } = looks[tool];
        return (
          <Link
            key={tool}
            href={paths.create(tool)}
            aria-current={tool === current ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
              event.preventDefault();
              if (tool !== current) goToTool(tool);
            }}
            className="flex h-9 shrink-0 items-center gap-2 rounded-sm px-3 text-muted text-sm transition-colors duration-150 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text pointer-coarse:h-10"
          >
            <Icon className="size-4" strokeWidth={1.5} aria-hidden />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
