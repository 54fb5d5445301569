import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Transport } from './connection.ts';

/** Lines with messages of this turn of the event loop that have not been written yet. */
const waiting: Socket[] = [];

/**
 * Sends what one turn of the event loop has for a client with one write: to whoever made a step, the step itself and the answer. Of all that a
 * message costs, the write is the dearest.
 */
export function gathered(socket: WebSocket, line: Socket): Transport {
  return {
    send: (text) => {
      if (line.writableCorked === 0) {
        line.cork();
        // After everything that follows at once on what has just happened.
        if (waiting.push(line) === 1) process.nextTick(writeAll);
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
  };
}

function writeAll(): void {
  for (const line of waiting.splice(0)) line.uncork();
}
