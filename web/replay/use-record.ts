import type { Shelved } from '@grove/games/shelf.ts';
import { BadInput, type GameRecord } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { boards } from '../boards/index.ts';
import { openBox } from '../boards/open-box.ts';
import { api, ApiTrouble } from '../online/api.ts';
import { type Source, unpackRecord } from './link.ts';
import { type Played, playRecord } from './positions.ts';

/** A record that can be shown: the game is here and the moves are legal. */
export interface Opened {
  readonly shelved: Shelved;
  readonly record: GameRecord;
  readonly played: Played;
  readonly canReview: boolean;
}

/** Why a record cannot be shown. */
export type Trouble = { readonly kind: 'no-table' } | { readonly kind: 'bad-record'; readonly message: string };

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
  if (error instanceof ApiTrouble) return { kind: 'no-table' };
  if (error instanceof BadInput) return { kind: 'bad-record', message: error.message };
  throw error;
}

const recordFrom = (source: Source): Promise<GameRecord> =>
  'table' in source ? api.record(source.table) : unpackRecord(source.packed);

/** The record of a link, as soon as it is there. */
export function useRecord(shelf: readonly Shelved[], source: Source): Opened | Trouble | undefined {
  const [found, setFound] = useState<{ key: string; value: Opened | Trouble }>();
  const key = 'table' in source ? `table ${source.table}` : source.packed;
  useEffect(() => {
    let isWanted = true;
    const show = (value: Opened | Trouble) => isWanted && setFound({ key, value });
    recordFrom(source)
      .then((record) => openPlayed(shelf, record))
      .then(show, (error: unknown) => show(troubleOf(error)));
    return () => {
      isWanted = false;
    };
    // The source is a new object with every drawing; its key is the same.
  }, [shelf, key]);
  return found?.key === key ? found.value : undefined;
}
