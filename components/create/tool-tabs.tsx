'use client';

import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import { type ToolName, toolNames } from '#lib/tools/tool-names.ts';
import { goToTool } from './go-to-tool.ts';
import { toolLooks } from './tool-looks.ts';

/** The tools as tabs that are addresses of their own; a plain click switches without asking the server. */
export function ToolTabs({ current }: { current: ToolName }) {
  const t = useText();
  return (
    <nav
      aria-label={t('Tools')}
      className="grid auto-cols-fr grid-flow-col border-line border-b px-1.5 py-1.5"
    >
      {toolNames.map((tool) => {
        const { label, Icon } = toolLooks[tool];
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
            className="grid min-w-0 content-start justify-items-center gap-1 rounded-sm py-1.5 text-center text-[11px] text-muted leading-3.5 tracking-tight transition-colors duration-150 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
          >
            <Icon className="size-4" strokeWidth={1.5} aria-hidden />
            {t(label)}
          </Link>
        );
      })}
    </nav>
  );
}
