import { BadInput } from '@grove/kernel';
import type { TableService } from '@grove/server';

type Services = Pick<TableService, 'services'>;

/** The address of PostgreSQL. It may be in the environment, since it holds a password. */
export function databaseFrom(flag: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const url = flag ?? env.GROVE_DATABASE;
  if (url !== undefined && !/^postgres(ql)?:\/\/./.test(url)) {
    throw new BadInput('--database: give postgres://NAME:WORD@HOST:PORT/DATABASE');
  }
  return url;
}

/** Where the tables of many nodes are; nothing for a node alone. */
export function servicesFrom(
  flags: { readonly database?: string; readonly bus?: string },
  env: NodeJS.ProcessEnv,
): Services {
  const database = databaseFrom(flags.database, env);
  const bus = flags.bus ?? env.GROVE_BUS;
  if (bus !== undefined && !/^(nats|tls):\/\/./.test(bus)) throw new BadInput('--bus: give nats://HOST:PORT');
  if (database === undefined && bus === undefined) return {};
  if (bus === undefined) throw new BadInput('--database: needs --bus too, so that the nodes hear of each other');
  if (database === undefined) throw new BadInput('--bus: needs --database too, so that the nodes share their tables');
  return { services: { database, bus } };
}
