'use client';

import { type KeyboardEvent, useRef } from 'react';
import { useText } from '#components/ui/use-text.tsx';

export type PanelTab = 'details' | 'comments';

const tabs = [
  { value: 'details', word: 'Details' },
  { value: 'comments', word: 'Comments' },
] as const satisfies readonly { value: PanelTab; word: string }[];

interface PanelTabsProps {
  value: PanelTab;
  onChange: (tab: PanelTab) => void;
  /** Comments that are not resolved. */
  openCount: number;
}

/** What the panel shows: what is known of the take, or what is said about it. */
export function PanelTabs({ value, onChange, openCount }: PanelTabsProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = value === 'details' ? 'comments' : 'details';
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('About this take')}
      onKeyDown={onKeyDown}
      className="flex shrink-0 gap-4 border-line border-b px-4 max-md:px-3"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`tab-${tab.value}`}
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls="take-panel"
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          className="-mb-px flex h-10 items-center gap-1.5 border-transparent border-b-2 text-muted text-sm hover:text-text aria-selected:border-text aria-selected:text-text"
        >
          {t(tab.word)}
          {tab.value === 'comments' && openCount > 0 && (
            <span className="tabular rounded-full bg-text/10 px-1.5 text-xs">
              {openCount}
              <span className="sr-only"> {t('open')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
