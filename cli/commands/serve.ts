import { BadInput } from '@grove/kernel';
import type { RunningServer } from '@grove/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { noticesFrom } from './notices.ts';
import { servicesFrom } from './services.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly data?: string;
  readonly database?: string;
  readonly bus?: string;
  readonly origin?: readonly string[];
  readonly contact?: string;
  readonly mail?: string;
  readonly mailFrom?: string;
  readonly site?: string;
  readonly keepDays?: string;
  readonly archiveDays?: string;
  readonly trustProxy?: true;
  readonly acceptDamage?: true;
  readonly log?: true;
  readonly json?: true;
}

export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('serve the page and the tables')
    .option('--port <number>', 'where to listen (default: 4000)')
    .option('--data <dir>', 'where tables are kept (default: data)')
    .option('--database <url>', 'postgres://... for many nodes (default: GROVE_DATABASE, or SQLite in --data)')
    .option('--bus <url>', 'nats://... that connects the nodes (default: GROVE_BUS, or none)')
    .option('--origin <hosts...>', 'other hosts whose pages may use this server, such as grove.example.org')
    .option('--contact <url>', 'mailto: or https: address of whoever runs the server, for push services')
    .option('--keep-days <number>', 'how long tables are kept that never start; 0: for ever (default: 7)')
    .option('--archive-days <number>', 'how long after its end a game goes into the archive; 0: never (default: 7)')
    .option('--mail <url>', 'mail server for notices, smtp://... (default: the environment’s GROVE_MAIL, or no mail)')
    .option('--mail-from <address>', 'the sender of those mails')
    .option('--site <url>', 'where the server is for the world, for links in mails, such as https://grove.example.org')
    .option('--trust-proxy', 'believe the proxy in front of the server about who is asking')
    .option('--accept-damage', 'start although the database is damaged; each write may make it worse')
    .option('--log', 'write a line of JSON for every request to standard error')
    .option('--json', 'print the address as a line of JSON')
    .action(async (flags: ServeFlags) => {
      // Loaded only here: no other command needs the server.
      const { noPortText, readPort } = await import('@grove/server');
      const port = readPort(flags.port);
      if (port === undefined) throw new BadInput(`--port: ${noPortText(flags.port ?? '')}`);
      const server = await listen(port, io, flags);
      io.out(flags.json ? `${JSON.stringify({ address: server.address })}\n` : `Grove is at ${server.address}\n`);
      await untilToldToStop();
      stopInTime(io);
      await server.close();
    });

function readDays(flag: string, text = '7'): number {
  if (!/^\d{1,4}$/.test(text)) throw new BadInput(`${flag}: give a number of days, or 0`);
  return Number(text);
}

async function listen(port: number, { gameModules }: Io, flags: ServeFlags): Promise<RunningServer> {
  const { refusedText, startServer } = await import('@grove/server');
  try {
    const { data = 'data', acceptDamage = false, origin = [], trustProxy = false, log = false } = flags;
    const notices = noticesFrom(flags, process.env.GROVE_MAIL);
    const keepDays = readDays('--keep-days', flags.keepDays);
    const archiveDays = readDays('--archive-days', flags.archiveDays);
    const services = servicesFrom(flags, process.env);
    const games = gameModules.map(({ game }) => game.id);
    return await startServer({
      port,
      games,
      trustProxy,
      log,
      tables: { gameModules, data, acceptDamage, ...services, origins: origin, notices, keepDays, archiveDays },
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'listen') throw new BadInput(refusedText(port, code));
    throw error;
  }
}

/** Milliseconds. Machines that stop programs kill those that take longer. */
const STOP_WITHIN = 5000;

/** Whatever hangs: all that was acknowledged is saved, so that nothing is lost by ending now. */
function stopInTime({ err }: Io): void {
  setTimeout(() => {
    err(`grove: not everything was finished ${STOP_WITHIN / 1000} s after the signal to stop\n`);
    process.exit(1);
  }, STOP_WITHIN).unref();
}

const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
