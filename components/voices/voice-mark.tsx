import { classNames } from '#components/ui/class-names.ts';
import { barsOf, hueOf } from './voice-colour.ts';

const sizes = { sm: 'size-8', md: 'size-10', lg: 'size-12' } as const;

/** The face of a voice: a few bars in its own colour. */
export function VoiceMark({ id, size = 'md' }: { id: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden
      style={{ '--hue': hueOf(id) }}
      className={classNames('voice-mark grid shrink-0 place-items-center rounded-full', sizes[size])}
    >
      <svg aria-hidden viewBox="0 0 28 28" className="size-3/5 stroke-[2.4] stroke-current">
        <path
          fill="none"
          strokeLinecap="round"
          d={barsOf(id)
            .map((bar, index) => `M${2 + index * 4} ${14 - bar * 12}V${14 + bar * 12}`)
            .join('')}
        />
      </svg>
    </span>
  );
}
