import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { LanguageProvider } from '#components/frame/language-provider.tsx';
import { requestLanguage, requestText } from '#lib/language/request-text.ts';
import { parseTheme, themeCookie } from '#lib/theme.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await requestText();
  return {
    title: { default: 'Rushes', template: '%s · Rushes' },
    description: t('The studio where a team makes takes, sees what they cost, and loses nothing.'),
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#0e0c0b' },
    { media: '(prefers-color-scheme: light)', color: '#f8f7f5' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading a cookie also makes every page rendered per request, which the nonce of its policy needs.
  const theme = parseTheme((await cookies()).get(themeCookie)?.value);
  const language = await requestLanguage();
  return (
    <html
      lang={language === 'zh' ? 'zh-Hans' : 'en'}
      data-theme={theme === 'system' ? undefined : theme}
      suppressHydrationWarning
    >
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </body>
    </html>
  );
}
