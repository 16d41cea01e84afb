import { classNames } from '#components/ui/class-names.ts';

/** The studio's mark: one frame of film with its perforations. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('size-6', className)}>
      <rect x="2" y="2" width="20" height="20" rx="5" className="fill-accent" />
      <g className="fill-on-accent">
        <rect x="5" y="5.5" width="2.5" height="3" rx=".75" />
        <rect x="5" y="10.5" width="2.5" height="3" rx=".75" />
        <rect x="5" y="15.5" width="2.5" height="3" rx=".75" />
        <path d="M11 8.2v7.6c0 .7.75 1.1 1.35.75l6-3.8c.55-.35.55-1.15 0-1.5l-6-3.8A.88.88 0 0 0 11 8.2Z" />
      </g>
    </svg>
  );
}
