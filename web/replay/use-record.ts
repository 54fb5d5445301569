import type { Shelved } from '@grove/games/shelf.ts';
import { BadInput, type GameRecord, type Seat, seatNumber, UnknownRules } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { boards } from '../boards/index.ts';
import { openBox } from '../boards/open-box.ts';
import { useWords } from '../language.tsx';
import { ApiTrouble, callApi } from '../online/api.ts';
import { storedGuest } from '../online/guest.ts';
import { tableNames } from '../online/names.ts';
import type { Words } from '../words/index.ts';
import { type Source, unpackRecord } from './link.ts';
import type { ReplayWords } from './words/index.ts';
import { type Played, playRecord } from './positions.ts';
import { logError } from '../errors/report.ts';

/** A record that can be shown: the game is here and the moves are legal. */
export interface Opened {
  readonly shelved: Shelved;
  readonly record: GameRecord;
  readonly played: Played;
  readonly canReview: boolean;
}

/** One whose players may be known by name. */
export interface Named extends Opened {
  readonly nameOf: (seat: Seat) => string;
}

/** Why a record cannot be shown. */
export type Trouble =
  | { readonly kind: 'no-table' | 'newer-rules' }
  | { readonly kind: 'bad-record'; readonly message: string };

/** Opens the game's box and plays the record. Throws BadInput that says what is wrong. */
export async function openPlayed(shelf: readonly Shelved[], record: GameRecord): Promise<Opened> {
  const shelved = shelf.find(({ cover }) => cover.id === record.game);
  if (shelved === undefined || boards[record.game] === undefined) {
    throw new BadInput(`"${record.game}" is not a game with a board here`);
  }
  const { box, advisor } = await openBox(shelved);
  return { shelved, record, played: playRecord(box, record), canReview: advisor !== undefined };
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiTrouble) return { kind: error.kind === 'newer-rules' ? 'newer-rules' : 'no-table' };
  if (error instanceof UnknownRules) return { kind: 'newer-rules' };
  if (error instanceof BadInput) return { kind: 'bad-record', message: error.message };
  throw error;
}

/** The same for people. */
export function troubleText(trouble: Trouble, { newerRules }: Words, replay: ReplayWords): string {
  if (trouble.kind === 'bad-record') return replay.badRecord(trouble.message);
  return trouble.kind === 'newer-rules' ? newerRules : replay.noTableRecord;
}

const recordFrom = (source: Source): Promise<GameRecord> =>
  'table' in source
    ? callApi('GET /tables/:table/record', { params: { table: source.table } })
    : unpackRecord(source.packed);

/** Who played. A table that keeps its people to itself says nothing; the game is shown all the same. */
async function namesFrom(source: Source, words: Words): Promise<readonly string[]> {
  if ('packed' in source) return source.names ?? [];
  const seats = await callApi('GET /tables/:table', {
    params: { table: source.table },
    token: storedGuest()?.token,
  }).then(
    (view) => view.seats,
    (error: unknown) => {
      logError(error, 'names of a record');
      return [];
    },
  );
  return seats.map((_, seat) => tableNames(words, seats)(seat));
}

async function openFrom(shelf: readonly Shelved[], source: Source, words: Words): Promise<Named> {
  const [opened, names] = await Promise.all([
    recordFrom(source).then((record) => openPlayed(shelf, record)),
    namesFrom(source, words),
  ]);
  return { ...opened, nameOf: (seat) => names[seat] || words.seat(seatNumber(seat)) };
}

/** The record of a link, as soon as it is there. */
export function useRecord(shelf: readonly Shelved[], source: Source): Named | Trouble | undefined {
  const words = useWords();
  const [found, setFound] = useState<{ key: string; value: Named | Trouble }>();
  const key = 'table' in source ? `table ${source.table}` : `${source.packed} ${source.names?.join()}`;
  useEffect(() => {
    let isWanted = true;
    const show = (value: Named | Trouble) => isWanted && setFound({ key, value });
    openFrom(shelf, source, words).then(show, (error: unknown) => show(troubleOf(error)));
    return () => {
      isWanted = false;
    };
    // The source is a new object with every drawing; its key is the same.
  }, [shelf, key, words]);
  return found?.key === key ? found.value : undefined;
}
