import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Generous: the machine may be busy, and no test asserts time.
    testTimeout: 60_000,
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', '.build/**'],
  },
});
