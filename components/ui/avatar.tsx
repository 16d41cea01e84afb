import { classNames } from './class-names.ts';

const sizes = {
  xs: 'size-5 text-[9px]',
  sm: 'size-7 text-[11px]',
  md: 'size-9 text-xs',
  lg: 'size-20 text-2xl',
} as const;

interface AvatarProps {
  name: string;
  /** A link to their picture. */
  picture?: string | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** A person's picture, or their initials. The name stands beside it, or in what it is part of. */
export function Avatar({ name, picture, size = 'sm', className }: AvatarProps) {
  const shared = classNames(
    'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border border-line bg-raised font-medium text-muted',
    sizes[size],
    className,
  );
  return (
    <span aria-hidden translate="no" className={shared}>
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word; of a Chinese name its last two characters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (words.length === 1 && /^\p{Script=Han}+$/u.test(first)) return [...first].slice(-2).join('');
  const letters = [first, words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
