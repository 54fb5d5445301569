import type { Bus } from './bus.ts';

type Listener = (message: never) => void;

/** The bus of a single process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<Listener>>();
  return {
    isShared: false,
    isUp: true,
    publish: (channel, topic, message) => {
      for (const listener of listeners.get(`${channel} ${topic}`) ?? []) listener(message as never);
    },
    subscribe: (channel, topic, listener) => {
      const name = `${channel} ${topic}`;
      const listening = listeners.get(name) ?? new Set();
      listeners.set(name, listening.add(listener));
      return () => {
        listening.delete(listener);
        if (listening.size === 0 && listeners.get(name) === listening) listeners.delete(name);
      };
    },
    onReconnect: () => undefined,
    close: async () => listeners.clear(),
  };
}
