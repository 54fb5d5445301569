import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@grove/kernel';
import { createServer, type ServerSettings } from './app.ts';

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Where the build puts the page. */
const WEB_ROOT = fileURLToPath(new URL('../.build/web', import.meta.url));

/** Listens on every network of the machine, so that others in the house can come to the table. */
export async function startServer({
  port,
  games,
  webRoot = WEB_ROOT,
}: { readonly port: number } & Pick<ServerSettings, 'games'> & Partial<ServerSettings>): Promise<RunningServer> {
  if (!existsSync(webRoot)) throw new BadInput('the page has not been built; npm start builds it');
  const app = await createServer({ webRoot, games });
  await app.listen({ port, host: hasIpv6() ? '::' : '0.0.0.0' });
  const bound = app.server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://localhost:${number}`, close: () => app.close() };
}

/** `::` takes both kinds of address, but a machine without IPv6 does not know it. */
const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
