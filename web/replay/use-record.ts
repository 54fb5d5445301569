import type { GameManifest } from '@grove/game-kit';
import { BadInput, type GameRecord, type Seat, seatNumber, UnknownRules } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { loadOnce } from '../boards/load-once.ts';
import { useWords } from '../language.tsx';
import { PERSON } from '../local-game/seating.ts';
import { ApiError, callApi } from '../online/api.ts';
import { storedSession } from '../online/session.ts';
import { seatNamesOf } from '../online/seat-names.ts';
import type { Words } from '../words/index.ts';
import { type Source, unpackRecord } from './link.ts';
import { type PlayedRecord, playRecord } from './play-record.ts';
import { readerAmong } from './sitting.ts';
import type { ReplayWords } from './words/index.ts';
import { logError } from '../errors/report.ts';

/** A record that can be shown: the game is here and the moves are legal. */
export interface OpenedRecord {
  readonly manifest: GameManifest;
  readonly record: GameRecord;
  readonly played: PlayedRecord;
  readonly canReview: boolean;
}

/** One whose players may be known by name. */
export interface NamedRecord extends OpenedRecord {
  readonly nameOf: (seat: Seat) => string;
  /** Who sat where, as far as it is known: PERSON, or the name of a bot. */
  readonly sat: readonly string[];
  /** The seat of whoever looks at it, who is spoken to there; all others are named. */
  readonly reader: Seat | undefined;
}

/** Why a record cannot be shown. */
export type RecordTrouble =
  | { readonly kind: 'no-table' | 'newer-rules' }
  | { readonly kind: 'bad-record'; readonly message: string };

/** Loads the game and plays the record. Throws BadInput that says what is wrong. */
export async function openPlayed(manifests: readonly GameManifest[], record: GameRecord): Promise<OpenedRecord> {
  const manifest = manifests.find(({ cover }) => cover.id === record.game);
  if (manifest?.board === undefined) {
    throw new BadInput(`"${record.game}" is not a game with a board here`);
  }
  const module = await loadOnce(manifest.load);
  return { manifest, record, played: playRecord(module, record), canReview: module.advisor !== undefined };
}

export function troubleOf(error: unknown): RecordTrouble {
  if (error instanceof ApiError) return { kind: error.kind === 'newer-rules' ? 'newer-rules' : 'no-table' };
  if (error instanceof UnknownRules) return { kind: 'newer-rules' };
  if (error instanceof BadInput) return { kind: 'bad-record', message: error.message };
  throw error;
}

/** The same for people. */
export function troubleText(trouble: RecordTrouble, { newerRules }: Words, replay: ReplayWords): string {
  if (trouble.kind === 'bad-record') return replay.badRecord(trouble.message);
  return trouble.kind === 'newer-rules' ? newerRules : replay.noTableRecord;
}

const recordFrom = (source: Source): Promise<GameRecord> =>
  'table' in source
    ? callApi('GET /tables/:table/record', { params: { table: source.table }, token: storedSession()?.token })
    : unpackRecord(source.packed);

interface Players extends Pick<NamedRecord, 'sat' | 'reader'> {
  readonly names: readonly string[];
}

/** Who played. A table that keeps its people to itself says nothing; the game is shown all the same. */
async function playersFrom(source: Source, words: Words): Promise<Players> {
  if ('packed' in source) {
    const { names = [], seating: sat = [] } = source;
    return { names, sat, reader: readerAmong(sat) };
  }
  const { seats, reader } = await callApi('GET /tables/:table', {
    params: { table: source.table },
    token: storedSession()?.token,
  }).then(
    (view) => ({ seats: view.seats, reader: view.me.seat ?? undefined }),
    (error: unknown) => {
      logError(error, 'names of a record');
      return { seats: [], reader: undefined };
    },
  );
  return {
    names: seats.map((_, seat) => seatNamesOf(words, seats)(seat)),
    sat: seats.map(({ bot }) => bot ?? PERSON),
    reader,
  };
}

async function openFrom(manifests: readonly GameManifest[], source: Source, words: Words): Promise<NamedRecord> {
  const [opened, { names, sat, reader }] = await Promise.all([
    recordFrom(source).then((record) => openPlayed(manifests, record)),
    playersFrom(source, words),
  ]);
  // Whoever opens the file of a game that somebody played alone is taken for that somebody.
  const isOwnFile = opened.record.players === 1 && names.length === 0;
  return {
    ...opened,
    sat,
    reader: isOwnFile ? 0 : reader,
    nameOf: (seat) => names[seat] || words.seat(seatNumber(seat)),
  };
}

/** The record of a link, as soon as it is there. */
export function useRecord(manifests: readonly GameManifest[], source: Source): NamedRecord | RecordTrouble | undefined {
  const words = useWords();
  const [found, setFound] = useState<{ key: string; value: NamedRecord | RecordTrouble }>();
  const key = 'table' in source ? `table ${source.table}` : `${source.packed} ${source.names?.join()}`;
  useEffect(() => {
    let isWanted = true;
    const show = (value: NamedRecord | RecordTrouble) => isWanted && setFound({ key, value });
    openFrom(manifests, source, words).then(show, (error: unknown) => show(troubleOf(error)));
    return () => {
      isWanted = false;
    };
    // The source is a new object with every drawing; its key is the same.
  }, [manifests, key, words]);
  return found?.key === key ? found.value : undefined;
}
