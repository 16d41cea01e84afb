'use client';

import { diffWordsWithSpace } from 'diff';
import { Fragment, useMemo } from 'react';
import { exactTime } from '#components/ui/time-words.ts';
import { useLanguage, useText } from '#components/ui/use-text.tsx';
import type { TakeDetail } from '#lib/tasks/take-view.ts';
import { type DifferenceRow, differenceRows } from './difference-rows.ts';

interface DifferencesProps {
  takes: readonly TakeDetail[];
  letters: readonly string[];
}

/** In what the takes differ: first that, then what is the same in all; the prompts word by word against the first. */
export function Differences({ takes, letters }: DifferencesProps) {
  const t = useText();
  const language = useLanguage();
  const rows = useMemo(() => differenceRows(takes, (iso) => exactTime(iso, language)), [takes, language]);
  const differing = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
  const base = takes[0]?.prompt ?? '';
  const isPromptSame = takes.every(({ prompt }) => prompt === base);
  return (
    <section
      aria-labelledby="differences"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t p-4"
    >
      <h2 id="differences" tabIndex={-1} className="font-medium text-lg">
        {t('What differs')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('Settings side by side')} className="relative overflow-x-auto">
        <table className="w-full min-w-max border-collapse text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="sticky left-0 z-10 bg-background py-2 pr-4 font-normal">
                <span className="sr-only">{t('Setting')}</span>
              </th>
              {takes.map((take, at) => (
                <th key={take.id} scope="col" className="min-w-36 py-2 pr-4 font-medium text-text">
                  {letters[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!isPromptSame && (
              <tr className="border-line border-t align-top">
                <RowHead>{t('Prompt')}</RowHead>
                {takes.map((take, at) => (
                  <td key={take.id} className="min-w-48 max-w-96 py-2 pr-4 leading-6">
                    {at === 0 ? (
                      <span translate="no">{take.prompt}</span>
                    ) : (
                      <WordDiff before={base} after={take.prompt} />
                    )}
                  </td>
                ))}
              </tr>
            )}
            {differing.map((row) => (
              <Row key={row.label} row={row} takes={takes} />
            ))}
            {differing.length === 0 && isPromptSame && (
              <tr className="border-line border-t">
                <td colSpan={takes.length + 1} className="py-2 text-muted">
                  {t('Everything was asked for alike: only chance made the difference.')}
                </td>
              </tr>
            )}
          </tbody>
          {(same.length > 0 || isPromptSame) && (
            <tbody className="text-muted">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={takes.length + 1}
                  className="pt-6 pb-1 text-left font-normal text-muted text-xs"
                >
                  {t('The same in all')}
                </th>
              </tr>
              {isPromptSame && (
                <tr className="border-line border-t align-top">
                  <RowHead>{t('Prompt')}</RowHead>
                  <td colSpan={takes.length} translate="no" className="max-w-3xl py-2 pr-4">
                    {base}
                  </td>
                </tr>
              )}
              {same.map((row) => (
                <tr key={row.label} className="border-line border-t align-top">
                  <RowHead>{t(row.label)}</RowHead>
                  <td colSpan={takes.length} translate={row.isOwn ? 'no' : undefined} className="py-2 pr-4">
                    {wordsOf(row, row.values[0], t)}
                  </td>
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
    </section>
  );
}

function Row({ row, takes }: { row: DifferenceRow; takes: readonly TakeDetail[] }) {
  const t = useText();
  return (
    <tr className="border-line border-t align-top">
      <RowHead>{t(row.label)}</RowHead>
      {takes.map((take, at) => (
        <td key={take.id} translate={row.isOwn ? 'no' : undefined} className="min-w-36 max-w-80 py-2 pr-4">
          {wordsOf(row, row.values[at], t) || <span className="text-muted">{t('none')}</span>}
        </td>
      ))}
    </tr>
  );
}

function RowHead({ children }: { children: React.ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-10 w-32 min-w-24 bg-background py-2 pr-4 text-left font-normal text-muted"
    >
      {children}
    </th>
  );
}

function wordsOf({ isOwn }: DifferenceRow, value: string | undefined, t: ReturnType<typeof useText>) {
  return isOwn ? value : t(value);
}

/** A prompt with what it lacks of the first one struck through, and what it has more marked. */
function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <span translate="no" className="whitespace-pre-wrap break-words">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.added ? (
            <ins className="rounded-[3px] px-0.5 bg-good/15 text-text no-underline">{part.value}</ins>
          ) : part.removed ? (
            <del className="rounded-[3px] px-0.5 bg-bad/15 text-text decoration-bad">{part.value}</del>
          ) : (
            part.value
          )}
        </Fragment>
      ))}
    </span>
  );
}
