import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
});
