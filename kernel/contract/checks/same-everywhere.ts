import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Check } from '../context.ts';
import { digestOfGame } from '../digest.ts';
import { eachTrial, must } from '../trial.ts';

const OTHER_PROCESS = fileURLToPath(new URL('../other-process.ts', import.meta.url));

/** The same seed gives the same game again: no clock, no Math.random, nothing kept outside the state. */
export const sameAgain: Check = (game, { trials }) => {
  eachTrial(trials, (trial) => {
    must(
      digestOfGame(game, trial) === digestOfGame(game, trial),
      'played twice from one seed, the game is not the same',
    );
  });
};

/** The same seed gives the same game in another process: one game of every player number. */
export const sameInAnotherProcess: Check = (game, { trials, door }) => {
  const few = trials.filter(({ players }, i) => i === trials.findIndex((trial) => trial.players === players));
  const input = [OTHER_PROCESS, door, game.id, JSON.stringify(few)];
  const digests = JSON.parse(execFileSync(process.execPath, input, { encoding: 'utf8', stdio: 'pipe' })) as string[];
  const there = digests.values();
  eachTrial(few, (trial) => {
    const same = digestOfGame(game, trial) === there.next().value;
    must(same, 'another process plays another game from the same seed');
  });
};
