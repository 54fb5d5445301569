import {
  canonical,
  type Game,
  type GameRecord,
  type GameTypes,
  Match,
  readRecord,
  RecordingChance,
  recordOf,
  replay,
  SeededChance,
  viewersOf,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { chooseStep, mustEndSoon } from '../random-game.ts';
import { mustEqual } from '../breach.ts';
import { eachGame, type SeededGame } from '../seeded-game.ts';

/** The record of a game, written and read as text, replays to the same end: from its seed and from its script. */
export const recordsReplay: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    const chance = new RecordingChance(SeededChance.from(seeded.seed));
    const match = playAtRandom(game, seeded, chance);
    const end = endOf(match);
    mustEqual(
      endOf(replay(game, throughText(recordOf(match, { seed: seeded.seed })))),
      end,
      'the record ends elsewhere',
    );
    mustEqual(
      endOf(replay(game, throughText(recordOf(match, chance.script)))),
      end,
      'the scripted record ends elsewhere',
    );
  });
};

export function playAtRandom<T extends GameTypes>(
  game: Game<T>,
  { players, options, seed }: SeededGame,
  chance: RecordingChance | SeededChance,
): Match<T> {
  const match = new Match(game, players, options, chance);
  const choice = SeededChance.from(seed, 'choices');
  for (;;) {
    const step = chooseStep(game, match.state, choice);
    if (step === undefined) return match;
    mustEndSoon(match.steps.length);
    match.play(step.seat, step.move);
  }
}

const throughText = (record: GameRecord): GameRecord => readRecord(JSON.parse(JSON.stringify(record)));

const endOf = <T extends GameTypes>({ game, state, players }: Match<T>): string =>
  canonical([game.result(state), viewersOf(players).map((viewer) => game.view(state, viewer))]);
