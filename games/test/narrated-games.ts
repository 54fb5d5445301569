import { fileURLToPath } from 'node:url';
import type { GameModule } from '@grove/game-kit';
import { sampleModule } from '@grove/game-kit/sample/module';
import { type Game, type GameTypes, seatNumber } from '@grove/kernel';
import type { Narrator } from '@grove/kernel/golden';
import { gameModules } from '../loaded.ts';

/** A game, the folder with its playthroughs, and who tells them. */
interface NarratedGame {
  readonly game: Game;
  readonly folder: string;
  readonly narrator: Narrator;
}

const SAMPLE_FOLDER = new URL('golden', import.meta.resolve('@grove/kernel/sample'));

/** All that have playthroughs: the games, and the sample game. */
export const narratedGames: readonly NarratedGame[] = [
  narrated(sampleModule, SAMPLE_FOLDER),
  ...gameModules.map((module) => narrated(module, new URL(`../${module.game.id}/test/golden`, import.meta.url))),
];

/** Playthroughs are told in English. */
function narrated<T extends GameTypes>(module: GameModule<T>, folder: URL): NarratedGame {
  const narrator: Narrator<T> = {
    event: (seen) => module.words.en.event(seen, (seat) => `Seat ${seatNumber(seat)}`),
    draw: (view, viewer) => module.drawText(view, viewer, 'en'),
  };
  return { game: module.game, folder: fileURLToPath(folder), narrator };
}
