'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { fieldClass } from '#components/ui/input.tsx';
import { useText } from '#components/ui/use-text.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { countCharacters } from '#lib/vendor/video-limits.ts';
import { ProblemList } from './problem-list.tsx';
import { useEarlyWords } from './use-early-words.ts';

interface PromptFieldProps {
  /** Its name in the tool's values, by which a problem finds it. */
  name?: string;
  label?: string;
  hint?: string | undefined;
  /** The vendor refuses more. */
  maxCharacters?: number | undefined;
  /** The vendor leaves out what is longer: said, and no hindrance. */
  cutsAt?: number | undefined;
  value: string;
  onChange: (prompt: string) => void;
  placeholder?: string | undefined;
  problems: readonly Problem[];
  /** So that the form can put a reference's name at the caret, and the focus on a problem. */
  textareaRef: RefObject<HTMLTextAreaElement | null>;
  children?: ReactNode;
}

const shown = new Intl.NumberFormat('en');

/** The largest thing of the form: grows with its text and counts characters against the vendor's limit. */
export function PromptField(props: PromptFieldProps) {
  const t = useText();
  const { name = 'prompt', label = 'Prompt', hint, value, onChange, placeholder } = props;
  const { problems, textareaRef, maxCharacters, cutsAt, children } = props;
  const id = useId();
  useEarlyWords(textareaRef, value, onChange);
  const length = countCharacters(value);
  const most = maxCharacters ?? cutsAt;
  const isOver = most !== undefined && length > most;
  const isCut = isOver && maxCharacters === undefined;
  const describedBy = [
    `${id}-count`,
    isCut && `${id}-cut`,
    hint && `${id}-hint`,
    problems.length > 0 && `${id}-problems`,
  ];
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {t(label)}
        </label>
        <span
          id={`${id}-count`}
          className={classNames(
            'tabular text-xs',
            isCut ? 'text-attention' : isOver ? 'text-bad' : 'text-muted',
          )}
        >
          <span className="sr-only">{t('Characters: ')}</span>
          {shown.format(length)}
          {most !== undefined && ` / ${shown.format(most)}`}
        </span>
      </div>
      <textarea
        ref={textareaRef}
        id={id}
        name={name}
        data-field={name}
        value={value}
        placeholder={placeholder}
        spellCheck
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          fieldClass,
          'field-sizing-content max-h-[48dvh] min-h-36 resize-none px-3.5 py-3 text-[15px] leading-6 md:min-h-44 pointer-coarse:text-base',
        )}
      />
      {isCut && (
        <p id={`${id}-cut`} className="text-attention text-xs">
          {t('The vendor cuts after {most} characters: the last {value} are not read.', {
            most: shown.format(most),
            value: shown.format(length - most),
          })}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {t(hint)}
        </p>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} />
      {children}
    </div>
  );
}
