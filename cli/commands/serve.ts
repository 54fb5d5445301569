import { BadInput } from '@grove/kernel';
import type { RunningServer } from '@grove/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';

interface ServeFlags {
  readonly port?: string;
  readonly data?: string;
  readonly database?: string;
  readonly bus?: string;
  readonly origin?: readonly string[];
  readonly contact?: string;
  readonly keepDays?: string;
  readonly trustProxy?: true;
  readonly log?: true;
  readonly json?: true;
}

export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('serve the page and the tables')
    .option('--port <number>', 'where to listen (default: 4000)')
    .option('--data <dir>', 'where tables are kept (default: data)')
    .option('--database <url>', 'not available yet')
    .option('--bus <url>', 'not available yet')
    .option('--origin <hosts...>', 'other hosts whose pages may use this server, such as grove.example.org')
    .option('--contact <url>', 'mailto: or https: address of whoever runs the server, for push services')
    .option('--keep-days <number>', 'how long tables are kept that never start; 0: for ever (default: 7)')
    .option('--trust-proxy', 'believe the proxy in front of the server about who is asking')
    .option('--log', 'write a line of JSON for every request to standard error')
    .option('--json', 'print the address as a line of JSON')
    .action(async (flags: ServeFlags) => {
      refuseWhatIsNotThere(flags);
      // Loaded only here: no other command needs the server.
      const { noPortText, readPort } = await import('@grove/server');
      const port = readPort(flags.port);
      if (port === undefined) throw new BadInput(`--port: ${noPortText(flags.port ?? '')}`);
      const server = await listen(port, io, flags);
      io.out(flags.json ? `${JSON.stringify({ address: server.address })}\n` : `Grove is at ${server.address}\n`);
      await untilToldToStop();
      await server.close();
    });

function refuseWhatIsNotThere({ database, bus }: ServeFlags): void {
  if (database !== undefined) throw new BadInput('--database: other stores are not available yet');
  if (bus !== undefined) throw new BadInput('--bus: several nodes are not available yet');
}

function contactFrom({ contact }: ServeFlags): { readonly contact?: string } {
  if (contact === undefined) return {};
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(contact))
    throw new BadInput('--contact: give mailto:NAME@HOST or https://HOST');
  return { contact };
}

function readDays({ keepDays = '7' }: ServeFlags): number {
  if (!/^\d{1,4}$/.test(keepDays)) throw new BadInput('--keep-days: give a number of days, or 0');
  return Number(keepDays);
}

async function listen(port: number, { boxes }: Io, flags: ServeFlags): Promise<RunningServer> {
  const { refusedText, startServer } = await import('@grove/server');
  try {
    const { data = 'data', origin = [], trustProxy = false, log = false } = flags;
    const notices = contactFrom(flags);
    const keepDays = readDays(flags);
    const games = boxes.map(({ game }) => game.id);
    return await startServer({
      port,
      games,
      trustProxy,
      log,
      tables: { boxes, data, origins: origin, notices, keepDays },
    });
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
