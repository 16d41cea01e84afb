import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['components/**/*.test.ts', 'lib/**/*.test.ts', 'prisma/**/*.test.ts'],
    globalSetup: ['lib/launch/test-postgres.ts'],
    setupFiles: ['lib/launch/test-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
