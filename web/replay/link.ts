import { BadInput, type GameRecord, readRecord, seatIndex, seatNumber, type Viewer } from '@grove/kernel';

/** Where a record comes from: a table at the server, or the link itself, packed; a link may say who played. */
export type Source = { readonly table: string } | PackedSource;

interface PackedSource {
  readonly packed: string;
  readonly names?: readonly string[];
  /** By seat: PERSON, or the name of a bot. */
  readonly seating?: readonly string[];
}

/** What a page does with a record: show it step by step, look back at it, play on from it. */
export const MODES = ['replay', 'review', 'continue'] as const;
export type Mode = (typeof MODES)[number];

/** Which step of a game is shown, as which viewer sees it, and for playing on against which bot, if not those who sat there. */
export interface Viewpoint {
  readonly step: number;
  readonly viewer: Viewer;
  readonly bot?: string | undefined;
}

/** The address of a page about a record. All but the table stands behind the #, which never leaves the browser. */
export function hrefOf(mode: Mode, source: Source, viewpoint?: Viewpoint): string {
  const parts = new URLSearchParams();
  if ('packed' in source) {
    parts.set('game', source.packed);
    for (const name of source.names ?? []) parts.append('name', name);
    for (const sitter of source.seating ?? []) parts.append('with', sitter);
  }
  if (viewpoint !== undefined) {
    parts.set('step', String(viewpoint.step));
    parts.set('as', viewpoint.viewer === 'public' ? 'public' : String(seatNumber(viewpoint.viewer)));
    if (viewpoint.bot !== undefined) parts.set('bot', viewpoint.bot);
  }
  const path = 'table' in source ? `/${mode}/table/${source.table}` : `/${mode}`;
  return parts.size === 0 ? path : `${path}#${parts.toString()}`;
}

/** What stands behind the # of an address; missing and nonsensical parts are the beginning, seen by the first seat. */
export function readHash(hash: string): Required<Omit<PackedSource, 'packed'>> & {
  readonly packed: string | undefined;
  readonly viewpoint: Viewpoint;
} {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const step = Number(parts.get('step') ?? 0);
  const seat = seatIndex(Number(parts.get('as') ?? 1));
  return {
    packed: parts.get('game') ?? undefined,
    names: parts.getAll('name'),
    seating: parts.getAll('with'),
    viewpoint: {
      step: Number.isInteger(step) && step > 0 ? step : 0,
      viewer: parts.get('as') === 'public' ? 'public' : Number.isInteger(seat) && seat > 0 ? seat : 0,
      bot: parts.get('bot') ?? undefined,
    },
  };
}

const FORMAT = 'deflate-raw';

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  return new Response(new Blob([bytes]).stream().pipeThrough(change)).bytes();
}

/** A record as a short text for addresses. */
export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await through(bytes, new CompressionStream(FORMAT));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in a link; throws BadInput when the link was cut or changed on its way. */
export async function unpackRecord(text: string): Promise<GameRecord> {
  let json: unknown;
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    json = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream(FORMAT))));
  } catch {
    throw new BadInput('the link is damaged; perhaps it was cut');
  }
  return readRecord(json);
}
