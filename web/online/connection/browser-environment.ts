import type { Environment } from './environment.ts';

const RANDOM_BYTES = 12;

/** The page's own. `crypto.randomUUID` is not there on plain HTTP, as in a network at home, so ids are made by hand. */
export const browserEnvironment: Environment = {
  connect: (events) => {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/socket`);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.received(String(data)));
    socket.addEventListener('close', () => events.closed());
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  },
  setTimer: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  now: () => Date.now(),
};
