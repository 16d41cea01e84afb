import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
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
