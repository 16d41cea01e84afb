import type { Language } from '#prisma/client/enums.ts';

/** Times and lengths in words. Pure; `now` comes from `use-now.ts`. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `just now`, `4 min ago`, `3 h ago`, `2 days ago`, then the date. */
export function ageWords(iso: string, now: number, language: Language = 'en'): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (seconds < 45) return 'just now';
  if (seconds < hour) return `${Math.max(1, Math.round(seconds / minute))} min ago`;
  if (seconds < day) return `${Math.round(seconds / hour)} h ago`;
  const days = Math.round(seconds / day);
  if (days < 14) return days === 1 ? 'yesterday' : `${days} days ago`;
  return new Date(iso).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The exact moment, in the time zone of whoever looks. */
export function exactTime(iso: string, language: Language = 'en'): string {
  return new Date(iso).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** `0:42`, `12:05`, `1:02:03`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / hour), Math.floor((whole % hour) / minute), whole % minute];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** `0:42.31`: with hundredths of a second, or with as many digits as asked for. */
export function exactClock(seconds: number, digits = 2): string {
  const unit = 10 ** digits;
  // The small part keeps 0.29 from becoming 28 hundredths.
  const parts = Math.max(0, Math.floor(seconds * unit + 1e-6));
  return `${clockWords(parts / unit)}.${String(parts % unit).padStart(digits, '0')}`;
}

/** `0:03:17`: minutes, seconds and the frame within the second. */
export function timeCode(seconds: number, framesPerSecond: number): string {
  const rate = Math.max(1, Math.round(framesPerSecond));
  // The small part keeps a time stamp that is a hair before its frame on that frame.
  const frame = Math.floor(seconds * framesPerSecond + 0.001);
  return `${clockWords(frame / rate)}:${String(frame % rate).padStart(2, '0')}`;
}
