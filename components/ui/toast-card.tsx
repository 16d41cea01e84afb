'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#components/ui/use-text.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { hideToast, type Toast } from './toast-store.ts';

/** One message, with what can be done about it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useText();
  const [isHeld, setHeld] = useState(false);
  const { id, durationSeconds = 5, endsAt } = toast;
  // The outside system is the clock. Pointer or focus on a toast stops it, but not where something really ends.
  useEffect(() => {
    if (endsAt === undefined && (isHeld || durationSeconds === 0)) return;
    const waitMs = endsAt === undefined ? durationSeconds * 1000 : endsAt - Date.now();
    const timer = setTimeout(() => hideToast(id), waitMs);
    return () => clearTimeout(timer);
  }, [id, durationSeconds, endsAt, isHeld]);

  return (
    <li
      className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-line bg-raised py-2.5 pr-2 pl-4 text-sm shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1">
        <p className={classNames('font-medium', toast.tone === 'bad' && 'text-bad')}>{t(toast.title)}</p>
        {toast.description && <p className="text-muted">{t(toast.description)}</p>}
      </div>
      {endsAt !== undefined && <Countdown endsAt={endsAt} />}
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.onSelect();
            hideToast(id);
          }}
        >
          {t(toast.action.label)}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('Close message')}
        onClick={() => hideToast(id)}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:text-text pointer-coarse:size-10"
      >
        <X className="size-4" strokeWidth={1.5} aria-hidden />
      </button>
    </li>
  );
}

/** The seconds left, for the eye only: spoken every second they would drown everything else. */
function Countdown({ endsAt }: { endsAt: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  // The outside system is the clock.
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 200);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span aria-hidden className="tabular text-muted text-sm">
      {seconds} s
    </span>
  );
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
