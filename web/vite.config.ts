import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget, LARGER_GAMES } from '../scripts/lib/budget.mjs';
import { gamesWithoutNetworks } from '../scripts/lib/page-games.mjs';
import { packed } from '../scripts/lib/packed.mjs';
import { serviceWorker } from '../scripts/lib/service-worker.mjs';
import { gamesWithoutBoards } from '../scripts/lib/worker-games.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    gamesWithoutNetworks(),
    budget(LARGER_GAMES),
    serviceWorker('web/worker/service-worker.ts'),
    packed(),
  ],
  // A worker loads the games one by one, as the page does.
  worker: { format: 'es', plugins: () => [gamesWithoutBoards()] },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    // The colours of day and night are written with light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // The budget says what is too much.
    chunkSizeWarningLimit: 1000,
  },
});
