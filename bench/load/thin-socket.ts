import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10] as const;
/** What a client must put before its frames; with zeros the masked bytes are the bytes themselves. */
const MASK = Buffer.alloc(4);
/** Payloads from these lengths on have a length field of two bytes, and of eight. */
const [MEDIUM, LARGE] = [126, 65_536] as const;
/** One for all sockets: what was read is looked at before anything else is read. */
const shared = Buffer.allocUnsafeSlow(65_536);

/**
 * As much of a WebSocket client as the load generator needs. It reads all sockets through one buffer and hands texts on where they lie in it:
 * the generator shares the machine with the server, and a whole client takes as much of it as the server does.
 */
export class ThinSocket {
  readonly #socket: Socket;
  readonly #onText: (text: Buffer) => void;
  /** What was read and does not make a whole frame yet. */
  #rest: Buffer | undefined;
  #open: (() => void) | undefined;

  /** @param onText gets a view of memory that is written over afterwards */
  constructor(address: string, onText: (text: Buffer) => void) {
    const { hostname, port, host } = new URL(address);
    this.#onText = onText;
    const onread = { buffer: shared, callback: (length: number) => this.#read(shared.subarray(0, length)) };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.#socket.write(
      `GET /api/v1/socket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
  }

  /** Waits until the server has answered. */
  async opened(): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      this.#open = resolve;
    });
    const failed = once(this.#socket, 'close').then(() => Promise.reject(new Error('the socket was closed')));
    await Promise.race([answered, failed]);
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): boolean {
    let bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    if (this.#open !== undefined) bytes = this.#readHead(bytes);
    while (this.#open === undefined) {
      const length = frameLength(bytes);
      if (length === undefined || bytes.length < length) break;
      this.#take(bytes[0] ?? 0, bytes.subarray(payloadStart(bytes), length));
      bytes = bytes.subarray(length);
    }
    this.#rest = bytes.length === 0 ? undefined : Buffer.from(bytes);
    return true;
  }

  /** @returns what follows on the answer to the request, if that is there */
  #readHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return bytes;
    if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) throw new Error(bytes.toString());
    this.#open?.();
    this.#open = undefined;
    return bytes.subarray(end + 4);
  }

  #take(head: number, payload: Buffer): void {
    const kind = head & 15;
    if (kind === TEXT) this.#onText(payload);
    if (kind === PING) this.#socket.write(frame(PONG, payload));
    if (kind === CLOSE) this.close();
  }
}

const payloadStart = (bytes: Buffer): number => {
  const short = bytes[1] ?? 0;
  return short < MEDIUM ? 2 : short === MEDIUM ? 4 : 10;
};

/** Of the first frame, its head included; undefined before the whole head was read. */
function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < 2 || bytes.length < payloadStart(bytes)) return undefined;
  const start = payloadStart(bytes);
  if (start === 2) return start + (bytes[1] ?? 0);
  return start + (start === 4 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6));
}

function frame(kind: number, payload: Buffer): Buffer {
  if (payload.length >= LARGE) throw new Error('no message is as long');
  const head = payload.length < MEDIUM ? [payload.length] : [MEDIUM, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | (head[0] ?? 0), ...head.slice(1)]), MASK, payload]);
}
