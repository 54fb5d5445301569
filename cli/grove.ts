import { processIo } from './io.ts';
import { main } from './main.ts';

/** The command as the shell starts it. Returns the exit code. */
export async function runFromShell(args: readonly string[]): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The program that reads the output has closed it: `grove replay games.json | head -1`.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return await main(args, processIo());
}
