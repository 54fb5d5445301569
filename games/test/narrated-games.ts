import { fileURLToPath } from 'node:url';
import { type Box, type Game, type GameTypes, seatNumber } from '@grove/kernel';
import type { Narrator } from '@grove/kernel/golden';
import { sampleBox } from '@grove/kernel/sample';
import { boxes } from '../index.ts';

/** A game, the folder with its playthroughs, and who tells them. */
interface NarratedGame {
  readonly game: Game;
  readonly folder: string;
  readonly narrator: Narrator;
}

const SAMPLE_FOLDER = new URL('golden', import.meta.resolve('@grove/kernel/sample'));

/** All that have playthroughs: the games, and the sample game. */
export const narratedGames: readonly NarratedGame[] = [
  narrated(sampleBox, SAMPLE_FOLDER),
  ...boxes.map((box) => narrated(box, new URL(`../${box.game.id}/test/golden`, import.meta.url))),
];

/** Playthroughs are told in English. */
function narrated<T extends GameTypes>(box: Box<T>, folder: URL): NarratedGame {
  const narrator: Narrator<T> = {
    event: (seen) => box.words.en.event(seen, (seat) => `Seat ${seatNumber(seat)}`),
    draw: (view, viewer) => box.drawText(view, viewer),
  };
  return { game: box.game, folder: fileURLToPath(folder), narrator };
}
