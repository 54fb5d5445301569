import { ensureProgram } from './debian.mjs';

/**
 * The bus for the tests of many nodes. `NATS_SERVER` names one that stands elsewhere.
 *
 * @param {import('./debian.mjs').Machine} [machine]
 */
export const ensureNatsServer = (machine) =>
  ensureProgram(
    {
      name: 'nats-server',
      need: 'the tests of many nodes need NATS',
      places: [
        process.env.NATS_SERVER ?? '',
        '/usr/sbin/nats-server',
        '/usr/bin/nats-server',
        '/usr/local/bin/nats-server',
      ],
    },
    machine,
  );
