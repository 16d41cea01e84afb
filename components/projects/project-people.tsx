'use client';

import { ChevronRight } from 'lucide-react';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { paths } from '#lib/paths.ts';
import type { ProjectPersonView } from '#lib/projects/project-view.ts';
import { SpentWords } from './spent-words.tsx';

/** Who made how much of a project, and what it cost each; a name shows that person's takes in it. */
export function ProjectPeople({ projectId, people }: { projectId: string; people: ProjectPersonView[] }) {
  const t = useText();
  return (
    <details className="group max-w-2xl text-sm">
      <summary className="-ml-1 flex h-7 w-fit cursor-pointer list-none items-center gap-1 rounded-sm px-1 text-muted hover:text-text pointer-coarse:h-10">
        <ChevronRight
          aria-hidden
          className="size-4 stroke-[1.5] transition-transform duration-150 group-open:rotate-90"
        />
        {people.length === 1 ? t('1 person') : t('{count} people', { count: people.length })}
      </summary>
      <table className="mt-1 w-full">
        <thead className="text-left text-muted text-xs">
          <tr>
            <th className="py-1 font-normal">{t('Who')}</th>
            <th className="px-4 py-1 text-right font-normal">{t('Takes')}</th>
            <th className="py-1 text-right font-normal">{t('Billed')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ userId, name, takeCount, spent }) => (
            <tr key={userId} className="border-line border-t">
              <td className="py-1.5">
                <Link
                  href={paths.project(projectId, `person=${userId}`)}
                  translate="no"
                  className="break-words hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
                >
                  {name}
                </Link>
              </td>
              <td className="px-4 py-1.5 text-right tabular-nums">{takeCount}</td>
              <td className="py-1.5">
                <span className="flex justify-end">
                  {spent.length > 0 ? <SpentWords spent={spent} /> : <span className="text-muted">0</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
