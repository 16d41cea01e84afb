import { CircleAlert } from 'lucide-react';

/** Why the last way in did not work, above the next try. */
export function RefusalNote({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-2.5 rounded-md border border-bad/40 bg-bad/8 p-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" strokeWidth={1.5} aria-hidden />
      {children}
    </p>
  );
}
