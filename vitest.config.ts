import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Next brings it itself; it says nothing on the server.
  resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
  test: {
    include: ['app/**/*.test.ts', 'components/**/*.test.ts', 'lib/**/*.test.ts', 'prisma/**/*.test.ts'],
    globalSetup: ['lib/launch/test-postgres.ts'],
    setupFiles: ['lib/launch/test-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
