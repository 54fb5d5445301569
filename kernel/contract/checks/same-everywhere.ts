import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Check } from '../context.ts';
import { digestOfGame } from '../digest.ts';
import { must } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

const OTHER_PROCESS = fileURLToPath(new URL('../other-process.ts', import.meta.url));

/** The same seed gives the same game again: no clock, no Math.random, nothing kept outside the state. */
export const sameAgain: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    must(
      digestOfGame(game, seeded) === digestOfGame(game, seeded),
      'played twice from one seed, the game is not the same',
    );
  });
};

/** The same seed gives the same game in another process: one game of every player number. */
export const sameInAnotherProcess: Check = (game, { randomGames, module }) => {
  const few = randomGames.filter(
    ({ players }, i) => i === randomGames.findIndex((seeded) => seeded.players === players),
  );
  const input = [OTHER_PROCESS, module, game.id, JSON.stringify(few)];
  const digests = JSON.parse(execFileSync(process.execPath, input, { encoding: 'utf8', stdio: 'pipe' })) as string[];
  const there = digests.values();
  eachGame(few, (seeded) => {
    const same = digestOfGame(game, seeded) === there.next().value;
    must(same, 'another process plays another game from the same seed');
  });
};
