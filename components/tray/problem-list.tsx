'use client';

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { pickFiles } from '#components/assets/pick-files.ts';
import { uploadOf } from '#components/assets/uploads.ts';
import { Button } from '#components/ui/button.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { kindOfRole } from '#lib/vendor/media-roles.ts';
import { isReferenceRole } from './role-groups.ts';
import { asShown, makeReferences, nameOf, trayMode } from './roles.ts';
import type { TrayItem } from './tray-item.ts';
import type { ItemProblem, WholeProblem } from './tray-problems.ts';
import type { TrayControl } from './use-tray.ts';

interface ProblemListProps {
  tray: TrayControl;
  byItem: ReadonlyMap<string, ItemProblem[]>;
  whole: readonly WholeProblem[];
  onMend: (key: string) => void;
}

/** What keeps the tray from being sent, each with the way out of it. */
export function ProblemList({ tray, byItem, whole, onMend }: ProblemListProps) {
  const t = useText();
  const broken = asShown(tray.items, tray.slots).filter(({ key }) => (byItem.get(key)?.length ?? 0) > 0);
  if (broken.length + whole.length === 0) return null;
  return (
    <ul
      data-problems
      tabIndex={-1}
      className="grid gap-1.5 rounded-sm"
      aria-label={t('Problems with the inputs')}
    >
      {whole.map((problem) => (
        <ProblemRow key={problem.message} words={[problem.message]}>
          <WholeFixes {...{ tray, problem, onMend }} />
        </ProblemRow>
      ))}
      {broken.map((item) => (
        <ProblemRow
          key={item.key}
          name={nameOf(tray.items, item)}
          words={byItem.get(item.key)?.map(({ message }) => message) ?? []}
        >
          <ItemFixes tray={tray} item={item} problems={byItem.get(item.key) ?? []} onMend={onMend} />
        </ProblemRow>
      ))}
    </ul>
  );
}

function ProblemRow({
  name,
  words,
  children,
}: {
  name?: string;
  words: readonly string[];
  children: ReactNode;
}) {
  const t = useText();
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 rounded-sm border border-attention/40 bg-attention/8 py-1.5 pr-1.5 pl-2.5 text-sm">
      <TriangleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0 text-attention" strokeWidth={1.75} />
      <div className="min-w-40 flex-1">
        {name && <p className="font-medium first-letter:uppercase">{name}</p>}
        {words.map((sentence) => (
          <p key={sentence} className={name ? 'text-muted' : undefined}>
            {t(sentence)}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </li>
  );
}

interface ItemFixesProps {
  tray: TrayControl;
  item: TrayItem;
  problems: readonly ItemProblem[];
  onMend: (key: string) => void;
}

function ItemFixes({ tray, item, problems, onMend }: ItemFixesProps) {
  const t = useText();
  const upload = uploadOf(item.key);
  const isInterrupted = item.status === 'broken' && item.message !== undefined;
  if (isInterrupted && upload && upload.failure?.code !== 'not-media' && upload.failure?.code !== 'damaged') {
    return (
      <Button size="sm" onClick={() => tray.retry(item.key)}>
        {t('Try again')}
      </Button>
    );
  }
  if (isInterrupted) {
    const chooseAgain = async () => {
      const [file] = await pickFiles({ kinds: [kindOfRole[item.role]], isMultiple: false });
      if (file) tray.replaceFile(item.key, file, file.name);
    };
    return (
      <Button size="sm" onClick={chooseAgain}>
        {t('Choose a file')}
      </Button>
    );
  }
  if (!problems.some(({ mend }) => mend)) return null;
  return (
    <Button
      size="sm"
      onClick={() => onMend(item.key)}
      aria-label={t('Fix {nameOf}', { nameOf: nameOf(tray.items, item) })}
    >
      {t('Fix')}
    </Button>
  );
}

interface WholeFixesProps extends Pick<ProblemListProps, 'tray' | 'onMend'> {
  problem: WholeProblem;
}

/** Ways out of what is wrong with the whole: frames beside references, or too much length together. */
function WholeFixes({ tray, problem: { mend, largest }, onMend }: WholeFixesProps) {
  const t = useText();
  const { items, onChange } = tray;
  if (largest) {
    return (
      <Button size="sm" onClick={() => onMend(largest.key)}>
        {mend === 'trim' ? t('Trim') : t('Shrink')} {nameOf(items, largest)}
      </Button>
    );
  }
  if (trayMode(items) !== 'mixed') return null;
  return (
    <>
      <Button size="sm" onClick={() => onChange(makeReferences)}>
        {t('Make all references')}
      </Button>
      <Button
        size="sm"
        onClick={() => tray.remove(items.filter(({ role }) => isReferenceRole(role)).map(({ key }) => key))}
      >
        {t('Keep the frames only')}
      </Button>
    </>
  );
}
