'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Dependents } from '#lib/curation/dependents.ts';
import { paths } from '#lib/paths.ts';
import { type Question, useQuestion } from './question-store.ts';

/** Asks before something that hurts: what depends on takes that go into the bin, and before takes are gone for good. */
export function TakeQuestion() {
  const asked = useQuestion();
  const t = useText();
  if (!asked) return null;
  const { question, answer } = asked;
  const isOne = question.takes.length === 1;
  const count = question.takes.length;
  const title = {
    bin: isOne ? t('Put this take into the bin?') : t('Put {count} takes into the bin?', { count }),
    delete: isOne ? t('Delete this take for ever?') : t('Delete {count} takes for ever?', { count }),
  }[question.kind];
  return (
    <Dialog
      open
      onOpenChange={() => answer(false)}
      title={title}
      footer={
        <>
          <Button onClick={() => answer(false)}>{t('Cancel')}</Button>
          <Button look="danger" onClick={() => answer(true)}>
            {question.kind === 'bin' ? t('Put into the bin') : t('Delete for ever')}
          </Button>
        </>
      }
    >
      <Consequences question={question} />
    </Dialog>
  );
}

function Consequences({ question }: { question: Question }) {
  const t = useText();
  if (question.kind === 'delete') {
    return (
      <p className="text-sm">
        {t(
          'Their files and words are deleted at once and cannot be brought back. What they cost stays in the accounts.',
        )}
      </p>
    );
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>{t('Others use what you are about to throw away:')}</p>
      <DependentList dependents={question.dependents} />
      <p className="text-muted">{t('They stay as they are. In the bin everything is kept for 30 days.')}</p>
    </div>
  );
}

function DependentList({ dependents }: { dependents: Dependents }) {
  const t = useText();
  const { takes, shares, voices, castings } = dependents;
  const lines = [
    {
      total: takes.total,
      words: 'Takes made from them: {count}',
      some: takes.some.map(({ id, words }) => ({ words, href: paths.take(id) })),
    },
    {
      total: shares.total,
      words: 'Share links that show them: {count}',
      some: shares.some.map(({ title }) => ({ words: title, href: paths.shares() })),
    },
    {
      total: voices.total,
      words: 'Voices whose sample they are: {count}',
      some: voices.some.map(({ voiceId }) => ({ words: voiceId, href: paths.voices() })),
    },
    {
      total: castings.total,
      words: 'Castings they are part of: {count}',
      some: castings.some.map(({ id, text }) => ({ words: text, href: paths.casting(id) })),
    },
  ];
  return (
    <ul className="grid gap-2">
      {lines.map(({ total, words, some }) =>
        total === 0 ? null : (
          <li key={words} className="rounded-sm border border-line p-3">
            <p className="font-medium">{t(words, { count: total })}</p>
            {some.map((one, index) => (
              <p key={index} className="truncate text-muted">
                <Link href={one.href} translate="no" className="hover:text-text hover:underline">
                  {one.words}
                </Link>
              </p>
            ))}
          </li>
        ),
      )}
    </ul>
  );
}
