import { type Game, type GameTypes, readOptions, SeededChance, viewersOf } from '../../index.ts';
import type { Check } from '../context.ts';
import { releasedVersions } from '../golden/index.ts';
import { must } from '../breach.ts';
import { eachGame, type SeededGame } from '../seeded-game.ts';

/**
 * Games that people have played must open for ever, and states know their rules by their place in the list: so what was
 * released stays in the list, where it is.
 */
export const releasedRulesStay: Check = ({ rulesVersions }, { golden: folder }) => {
  must(new Set(rulesVersions).size === rulesVersions.length, 'rulesVersions names a version twice');
  releasedVersions(folder).forEach((version, i) => {
    const found = rulesVersions[i] ?? 'nothing';
    must(found === version, `rules ${version} were released, but in their place rulesVersions has ${found}`);
  });
};

/** A game goes on by the rules that it began with: the state knows them, and so does all that is made from it. */
export const carriesItsRules: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    const newest = game.rulesVersions.length - 1;
    const { rules } = game.start(
      seeded.players,
      readOptions(game.options, seeded.options),
      SeededChance.from(seeded.seed),
    );
    must(rules === newest, `a new game begins by rules ${game.rulesVersions[rules]} and not by the newest`);
    for (let rules = 0; rules <= newest; rules++) checkVersion(game, seeded, rules);
  });
};

function checkVersion<T extends GameTypes>(game: Game<T>, { players, options, seed }: SeededGame, rules: number): void {
  const state = game.start(players, readOptions(game.options, options), SeededChance.from(seed), rules);
  const demand = (found: number, what: string): void =>
    must(found === rules, `${what} of rules ${game.rulesVersions[rules]} is one of rules ${game.rulesVersions[found]}`);
  demand(state.rules, 'the first state');
  demand(game.copy(state).rules, 'the copy');
  demand(game.restore(game.save(state)).rules, 'what is restored');
  for (const viewer of viewersOf(players)) {
    demand(game.imagine(game.view(state, viewer), SeededChance.from(seed, 'versions')).rules, 'what is imagined');
  }
}
