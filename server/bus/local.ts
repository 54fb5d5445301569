import type { Bus } from './bus.ts';

type Hear = (message: never) => void;

/** The bus of a single process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<Hear>>();
  return {
    isShared: false,
    isUp: true,
    publish: (channel, table, message) => {
      for (const hear of listeners.get(`${channel} ${table}`) ?? []) hear(message as never);
    },
    subscribe: (channel, table, hear) => {
      const name = `${channel} ${table}`;
      const ears = listeners.get(name) ?? new Set();
      listeners.set(name, ears.add(hear));
      return () => {
        ears.delete(hear);
        if (ears.size === 0 && listeners.get(name) === ears) listeners.delete(name);
      };
    },
    onReturn: () => undefined,
    close: async () => listeners.clear(),
  };
}
