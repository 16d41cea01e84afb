'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fieldClass } from '#components/ui/input.tsx';

interface EditableTextProps {
  label: string;
  placeholder?: string;
  value: string;
  canChange: boolean;
  maxLength: number;
  /** Enter makes a new line; leaving the field keeps the words. */
  isMultiline?: boolean;
  /** An empty one is no answer: the former words come back. */
  isWanted?: boolean;
  className: string;
  /** Answers whether the words were kept. */
  onKeep: (value: string) => Promise<boolean>;
}

/** Words that are changed where they stand: leaving the field keeps them, Escape takes them back. */
export function EditableText(props: EditableTextProps) {
  const { label, placeholder, value, canChange, maxLength, isMultiline, isWanted, className, onKeep } = props;
  const [text, setText] = useState(value);
  const isEditing = useRef(false);
  // Somebody else may change it, while nobody writes here.
  useEffect(() => {
    if (!isEditing.current) setText(value);
  }, [value]);

  if (!canChange) {
    return value ? (
      <span translate="no" className={`block whitespace-pre-wrap break-words ${className}`}>
        {value}
      </span>
    ) : null;
  }

  async function keep() {
    const next = text.trim();
    const isSame = next === value || (isWanted && next === '');
    setText(isSame ? value : next);
    if (!isSame && !(await onKeep(next))) setText(value);
    isEditing.current = false;
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setText(value);
      isEditing.current = false;
    }
    if (event.key === 'Enter' && (!isMultiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  }

  return (
    <textarea
      translate="no"
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={text}
      onChange={(event) => {
        isEditing.current = true;
        setText(isMultiline ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '));
      }}
      onBlur={() => void keep()}
      onKeyDown={press}
      className={`${fieldClass} -mx-2 block w-[calc(100%+1rem)]! resize-none border-transparent! bg-transparent! px-2 py-1 field-sizing-content hover:border-line-strong! focus:border-line-strong! ${className}`}
    />
  );
}
