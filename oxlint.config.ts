import { defineConfig } from 'oxlint';
import { arrows } from './scripts/lib/arrows.mjs';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['.build', 'dist', '**/golden'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...arrows,
    {
      files: ['cli/**', 'laboratory/**', 'bench/**', 'scripts/**', '**/test/**', 'e2e/**', 'kernel/contract/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['cli/**', 'server/**', 'web/bots/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      // The rule is about Express, which drops what its handlers reject; Fastify awaits them.
      files: ['server/api/**'],
      rules: { 'oxc/no-async-endpoint-handlers': 'off' },
    },
  ],
});
