import type { Surroundings } from './line.ts';

const RANDOM_BYTES = 12;

/** The real world: the browser's socket, timers and randomness. Works on plain HTTP in a house's own network too. */
export const browser: Surroundings = {
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
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  now: () => Date.now(),
};
