'use client';

import { useCallback, useState } from 'react';
import { failure, type Result, success } from '#lib/result.ts';
import type { TextStore } from './text-store.ts';

/** What the desk says about the last import. */
export interface ImportNotice {
  isProblem: boolean;
  message: string;
  notes: readonly string[];
  /** The text that stood here before, for Undo. */
  formerText?: string | undefined;
}

interface Manuscript {
  text: string;
  name: string;
  notes: string[];
}

export interface ImportControl {
  isReading: boolean;
  notice: ImportNotice | undefined;
  /** Read and waiting for a word, because there is text already. */
  waiting: Manuscript | undefined;
  read: (files: readonly File[]) => Promise<void>;
  place: (how: 'replace' | 'append') => void;
  /** Puts the text of an older take on the desk. */
  bring: (text: string) => void;
  putOff: () => void;
  undo: () => void;
  closeNotice: () => void;
}

/** Brings files onto the desk. What was typed is only replaced when the person says so, and Undo brings it back. */
export function useImport(store: TextStore, onTitle: (title: string) => void): ImportControl {
  const [isReading, setReading] = useState(false);
  const [notice, setNotice] = useState<ImportNotice>();
  const [waiting, setWaiting] = useState<Manuscript>();

  const put = (manuscript: Manuscript, how: 'replace' | 'append') => {
    const formerText = store.flush();
    const { text, name, notes } = manuscript;
    store.replace(how === 'append' ? `${formerText.trimEnd()}\n\n${text}` : text);
    if (how === 'replace') onTitle(name);
    setWaiting(undefined);
    setNotice({
      isProblem: false,
      message: how === 'append' ? `“${name}” stands at the end.` : `“${name}” is on the desk.`,
      notes,
      formerText: formerText.trim() === '' ? undefined : formerText,
    });
  };

  const bring = useCallback(
    (text: string) => {
      const formerText = store.flush();
      if (formerText === text) return;
      store.replace(text);
      const isUndoable = formerText.trim() !== '';
      setNotice({
        isProblem: false,
        message: 'The text of the take is on the desk.',
        notes: [],
        formerText: isUndoable ? formerText : undefined,
      });
    },
    [store],
  );

  return {
    isReading,
    notice,
    waiting,
    bring,
    read: async (files) => {
      if (files.length === 0) return;
      setReading(true);
      const found = await readAll(files);
      await store.loaded;
      setReading(false);
      if (!found.ok) {
        setNotice({ isProblem: true, message: found.failure.message, notes: [] });
        return;
      }
      setNotice(undefined);
      if (store.flush().trim() === '') put(found.value, 'replace');
      else setWaiting(found.value);
    },
    place: (how) => {
      if (waiting) put(waiting, how);
    },
    putOff: () => setWaiting(undefined),
    undo: () => {
      if (notice?.formerText !== undefined) store.replace(notice.formerText);
      setNotice(undefined);
    },
    closeNotice: () => setNotice(undefined),
  };
}

/** Several files are one manuscript in the order of their names, or none if one cannot be read. */
async function readAll(files: readonly File[]): Promise<Result<Manuscript>> {
  const reader = await import('#lib/narration/import/import-file.ts').catch(() => undefined);
  if (!reader) {
    return failure(
      'offline',
      'The reader for files could not be loaded. Check the connection and try again.',
    );
  }
  const inOrder = files.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  const read: Manuscript[] = [];
  for (const file of inOrder) {
    const found = await reader.importFile(file);
    if (!found.ok) return found;
    read.push(found.value);
  }
  return success({
    text: read.map(({ text }) => text).join('\n\n'),
    name: read[0]?.name ?? '',
    notes: read.flatMap(({ notes }) => notes),
  });
}
