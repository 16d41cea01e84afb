'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { fieldClass } from '#components/ui/input.tsx';
import type { Problem } from '#lib/tools/tool.ts';
import { countCharacters, promptLimit } from '#lib/vendor/video-limits.ts';
import { ProblemList } from './problem-list.tsx';

interface PromptFieldProps {
  label?: string;
  value: string;
  onChange: (prompt: string) => void;
  placeholder: string;
  problems: readonly Problem[];
  /** So that the form can put a reference's name at the caret, and the focus on a problem. */
  textareaRef: RefObject<HTMLTextAreaElement | null>;
  children?: ReactNode;
}

const shown = new Intl.NumberFormat('en');

/** The largest thing of the form: grows with its text and counts characters against the vendor's limit. */
export function PromptField(props: PromptFieldProps) {
  const { label = 'Prompt', value, onChange, placeholder, problems, textareaRef, children } = props;
  const id = useId();
  const length = countCharacters(value);
  const isOver = length > promptLimit.maxCharacters;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <span
          id={`${id}-count`}
          className={classNames('tabular text-xs', isOver ? 'text-bad' : 'text-muted')}
        >
          <span className="sr-only">Characters: </span>
          {shown.format(length)} / {shown.format(promptLimit.maxCharacters)}
        </span>
      </div>
      <textarea
        ref={textareaRef}
        id={id}
        name="prompt"
        data-field="prompt"
        value={value}
        placeholder={placeholder}
        spellCheck
        aria-invalid={problems.length > 0 ? true : undefined}
        aria-describedby={`${id}-count${problems.length > 0 ? ` ${id}-problems` : ''}`}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          fieldClass,
          'field-sizing-content max-h-[48dvh] min-h-36 resize-none px-3.5 py-3 text-[15px] leading-6 md:min-h-44 pointer-coarse:text-base',
        )}
      />
      <ProblemList id={`${id}-problems`} problems={problems} />
      {children}
    </div>
  );
}
