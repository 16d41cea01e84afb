'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { copyText } from '#components/ui/copy-text.ts';
import { Field } from '#components/ui/field.tsx';
import { fieldClass } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import { pronunciationLine } from '#lib/vendor/pronunciation.ts';
import type { Dictionary } from './use-dictionary.ts';

/** The dictionary as lines: to take many in at once, and to carry it elsewhere. */
export function LinesPanel({ dictionary }: { dictionary: Dictionary }) {
  const t = useText();
  const [lines, setLines] = useState('');
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { entries } = dictionary;

  const takeIn = async () => {
    setBusy(true);
    const result = await dictionary.importLines(lines);
    setBusy(false);
    if (!result.ok) {
      setProblem(result.failure.message);
      return;
    }
    setLines('');
    setProblem(undefined);
    const { count } = result.value;
    setDone(count === 1 ? 'One entry taken in.' : `${count} entries taken in.`);
  };

  return (
    <details className="border-line border-t pt-3">
      <summary className="cursor-pointer rounded-sm py-1 text-muted text-sm hover:text-text">
        {t('Many at once, as lines')}
      </summary>
      <div className="mt-3 grid gap-3">
        <Field
          label={t('One entry a line')}
          hint={t('text/replacement. What is in the dictionary under the same text is changed.')}
          error={problem}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={lines}
              spellCheck={false}
              placeholder={'omg/oh my god\n燕少飞/(yan4)(shao3)(fei1)'}
              onChange={(event) => {
                setProblem(undefined);
                setDone('');
                setLines(event.target.value);
              }}
              className={`${fieldClass} tabular px-3 py-2 text-sm`}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button isBusy={isBusy} disabled={lines.trim() === ''} onClick={() => void takeIn()}>
            {t('Take in')}
          </Button>
          <Button
            look="ghost"
            disabled={entries.length === 0}
            onClick={async () => {
              const isCopied = await copyText(entries.map(pronunciationLine).join('\n'));
              setDone(isCopied ? 'Copied.' : 'This browser does not let it be copied.');
            }}
          >
            {t('Copy the dictionary as lines')}
          </Button>
          <p role="status" className="text-muted text-sm">
            {done}
          </p>
        </div>
      </div>
    </details>
  );
}
