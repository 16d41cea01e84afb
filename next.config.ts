import type { NextConfig } from 'next';

const publicUrl = process.env.PUBLIC_URL;

/** For every answer; pages get a Content-Security-Policy with a nonce of their own from proxy.ts. */
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** What a link for guests opens: nobody is told its address, and no search engine keeps it. */
const guestHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
  // Browsers ask for this address by themselves, before they have read which icon a page names.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
  headers: async () => [
    { source: '/:path*', headers },
    { source: '/share/:path*', headers: guestHeaders },
    { source: '/media/guest/:path*', headers: guestHeaders },
  ],
  experimental: {
    // Few files a page: together they compress some 6 KB better, and a first visit is what the 180 KB are held for.
    turbopackChunking: {
      requestCost: 20_000_000,
      firstPageLoadPriority: 1,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 10_000_000,
    },
    serverActions: {
      allowedOrigins: publicUrl && URL.canParse(publicUrl) ? [new URL(publicUrl).host] : [],
      // A narration of a million characters, of which each may take four bytes.
      bodySizeLimit: '6mb',
    },
  },
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'sharp',
    'libheif-js',
    '@node-rs/argon2',
    '@mediabunny/server',
    'node-av',
  ],
};

export default config;
