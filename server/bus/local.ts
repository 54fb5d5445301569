import type { Bus, Growth } from './bus.ts';

type Hear = (growth: Growth) => void;

/** The bus of a single process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<Hear>>();
  return {
    publish: (growth) => {
      for (const hear of listeners.get(growth.table) ?? []) hear(growth);
    },
    subscribe: (table, hear) => {
      const ears = listeners.get(table) ?? new Set();
      listeners.set(table, ears.add(hear));
      return () => {
        ears.delete(hear);
        if (ears.size === 0) listeners.delete(table);
      };
    },
    close: async () => listeners.clear(),
  };
}
