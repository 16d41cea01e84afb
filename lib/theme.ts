/** What a browser remembers of how its person wants the studio: cookies, so that the first paint is already right. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = 'rushes-theme';
export const railCookie = 'rushes-rail';

export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
