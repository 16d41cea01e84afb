import { railCookie, type Theme, themeCookie } from '#lib/theme.ts';

const year = 365 * 24 * 3600;

/** Keeps a choice of this browser in a cookie, so that the server's first paint is already right. */
export function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers still.
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
}

/** Changes the theme now, and for the next visits of this browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember(themeCookie, theme);
}

export function rememberRail(isOpen: boolean): void {
  remember(railCookie, isOpen ? 'open' : 'closed');
}
