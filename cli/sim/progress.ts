import type { Io } from '../io.ts';

const WIDTH = 30;

/** A bar on standard error, redrawn once per percent; silent when nobody watches. */
export function progressBar({ progress, err }: Io, total: number): { advance: () => void; clear: () => void } {
  let done = 0;
  let shown = -1;
  return {
    advance() {
      const percent = Math.floor((++done / total) * 100);
      if (!progress || percent === shown) return;
      shown = percent;
      const filled = Math.round((percent / 100) * WIDTH);
      err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} % of ${total} games`);
    },
    clear() {
      if (progress) err('\r\u001B[K');
    },
  };
}
