const key = 'rushes-guest-name';

/** How a guest called themselves last, in this browser; one that keeps nothing asks anew. */
export const guestName = {
  read(): string {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  keep(name: string): void {
    try {
      localStorage.setItem(key, name);
    } catch {
      // A private window may refuse.
    }
  },
};
