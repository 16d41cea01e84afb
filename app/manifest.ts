import type { MetadataRoute } from 'next';
import { requestText } from '#lib/language/request-text.ts';
import { paths } from '#lib/paths.ts';

/** What a browser needs to put the studio on a home screen. It is fetched without cookies: its language is the browser's. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await requestText();
  const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };
  return {
    id: '/',
    name: 'Rushes',
    short_name: 'Rushes',
    description: t('The studio where a team makes takes, sees what they cost, and loses nothing.'),
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: '#0e0c0b',
    theme_color: '#0e0c0b',
    categories: ['productivity', 'photo', 'video'],
    icons: [
      { ...icon, purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('Create'), url: paths.create(), icons: [icon] },
      { name: t('Gallery'), url: paths.gallery(), icons: [icon] },
      { name: t('Review'), url: paths.gallery('review=undecided'), icons: [icon] },
    ],
  };
}
