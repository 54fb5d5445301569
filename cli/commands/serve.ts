import { BadInput } from '@grove/kernel';
import type { RunningServer } from '@grove/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';

interface ServeFlags {
  readonly port?: string;
  readonly data?: string;
  readonly database?: string;
  readonly bus?: string;
  readonly json?: true;
}

export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('serve the page')
    .option('--port <number>', 'where to listen (default: 4000)')
    .option('--data <dir>', 'where tables will be kept; nothing is kept yet')
    .option('--database <url>', 'not available yet')
    .option('--bus <url>', 'not available yet')
    .option('--json', 'print the address as a line of JSON')
    .action(async (flags: ServeFlags) => {
      refuseWhatIsNotThere(flags);
      // Loaded only here: no other command needs the server.
      const { noPortText, readPort } = await import('@grove/server');
      const port = readPort(flags.port);
      if (port === undefined) throw new BadInput(`--port: ${noPortText(flags.port ?? '')}`);
      const server = await listen(port, io);
      io.out(flags.json ? `${JSON.stringify({ address: server.address })}\n` : `Grove is at ${server.address}\n`);
      await untilToldToStop();
      await server.close();
    });

function refuseWhatIsNotThere({ database, bus }: ServeFlags): void {
  if (database !== undefined) throw new BadInput('--database: other stores are not available yet');
  if (bus !== undefined) throw new BadInput('--bus: several nodes are not available yet');
}

async function listen(port: number, io: Io): Promise<RunningServer> {
  const { refusedText, startServer } = await import('@grove/server');
  try {
    return await startServer({ port, games: io.boxes.map(({ game }) => game.id) });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'listen') throw new BadInput(refusedText(port, code));
    throw error;
  }
}

const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
