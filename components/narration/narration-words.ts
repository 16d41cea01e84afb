const number = new Intl.NumberFormat('en');

/** `1 character`, `48,210 characters`. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** A length that is an estimate: `under a minute`, `4 min`, `1 h 20 min`. */
export function minuteWords(minutes: number): string {
  if (minutes < 1) return minutes === 0 ? '0 min' : 'under 1 min';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  if (hours === 0) return `${whole} min`;
  return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`;
}
