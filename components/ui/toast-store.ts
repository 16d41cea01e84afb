import { randomUuid } from '#lib/random-uuid.ts';

export interface Toast {
  id: string;
  title: string;
  description?: string | undefined;
  tone?: 'neutral' | 'good' | 'bad' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** 0 stays until it is closed. Default 5. */
  durationSeconds?: number | undefined;
  /** Something ends at this moment (ms since 1970): the toast counts down to it, and leaves then. */
  endsAt?: number | undefined;
}

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message; the same id again replaces the one that is there. Returns the id. */
export function showToast(toast: Omit<Toast, 'id'> & { id?: string }): string {
  const id = toast.id ?? randomUuid();
  const next = { ...toast, id };
  replace(
    toasts.some((one) => one.id === id)
      ? toasts.map((one) => (one.id === id ? next : one))
      : [...toasts, next],
  );
  return id;
}

export function hideToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
