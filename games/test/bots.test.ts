import { isDeepStrictEqual } from 'node:util';
import { botNames, LEVELS, playoutBudget, styleOf, unlessCalledOff } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { itemAt, type Budget, type GameTypes, playersNear, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { gameModules } from '../loaded.ts';

/** So few playouts that whole games take moments; how well they play is for `grove sim` to say. */
const FEW = 4;

const levelled = gameModules.map((module) => [module.game.id, module] as const);

describe.each(levelled)('the bots of %s', (_, module) => {
  test('are the baselines and the four levels, weakest first, then those with a style', () => {
    const names = Object.keys(module.bots);
    const { styles = [] } = module.cover;
    expect(names.toSorted()).toEqual(botNames(styles).toSorted());
    expect(names.filter((name) => (LEVELS as readonly string[]).includes(name))).toEqual([...LEVELS]);
    const plain = names.filter((name) => styleOf(name) === undefined);
    expect([plain[0], plain.at(-1)]).toEqual(['random', 'ancient']);
  });

  test.each(Object.keys(module.bots))('%s plays the same moves for the same seed and playouts', (name) => {
    const { game } = module;
    const choices = () =>
      choicesIn(module, (view, seat, i) => choose(module, name, view, seat, `again ${i}`), game.players.min);
    expect(choices()).toEqual(choices());
  });

  test.each(Object.keys(module.bots))('%s chooses the same in states that its seat cannot tell apart', (name) => {
    const { game } = module;
    let different = 0;
    const compare = (view: unknown, seat: number, i: number, state: GameTypes['State']) => {
      const twin = game.imagine(view, SeededChance.from(`other ${i}`));
      if (!isDeepStrictEqual(game.save(twin), game.save(state))) different++;
      const move = choose(module, name, view, seat, `stream ${i}`);
      expect(choose(module, name, game.view(twin, seat), seat, `stream ${i}`), `look ${i}`).toEqual(move);
    };
    choicesIn(module, compare, playersNear(game.players, 2));
    expect(different).toBeGreaterThan(LOOKS / 2);
  });

  test('stop when they are called off, and still choose by the rules', () => {
    const { game } = module;
    let playouts = 0;
    choicesIn(
      module,
      (view, seat, i) => {
        let counted = 0;
        const endless: Budget = {
          used: () => counted / 1000,
          spent: () => counted >= 1000,
          count: () => void counted++,
        };
        const budget = unlessCalledOff(endless, () => counted >= FEW);
        const chance = SeededChance.from(`off ${i}`);
        const move = module.bots.ancient(game).choose(view, seat, chance, budget);
        expect(counted).toBeLessThanOrEqual(FEW);
        playouts += counted;
        expect(game.why(game.imagine(view, chance), seat, move)).toBeUndefined();
      },
      game.players.min,
    );
    expect(playouts).toBeGreaterThan(FEW);
  });
});

/** How many positions of a game are looked at. */
const LOOKS = 13;

/** A new bot for each choice, so that none remembers what another meant to do. */
const choose = ({ bots, game }: GameModule, name: string, view: unknown, seat: number, stream: string): unknown =>
  itemAt(bots, name)(game).choose(view, seat, SeededChance.from(stream), playoutBudget(FEW));

/** What is chosen in positions all through a game that saplings play. */
const choicesIn = (
  module: GameModule,
  decide: (view: unknown, seat: number, look: number, state: GameTypes['State']) => unknown,
  players: number,
): unknown[] =>
  positionsOf(module, players).map((state, look) => {
    const seat = itemAt(module.game.waitingFor(state), 0);
    return decide(module.game.view(state, seat), seat, look, state);
  });

const positions = new Map<string, GameTypes['State'][]>();

/** States from the beginning to the end of one game, the same distance apart. */
function positionsOf({ game, bots }: GameModule, players: number): GameTypes['State'][] {
  const key = `${game.id} ${players}`;
  const known = positions.get(key);
  if (known !== undefined) return known;
  const chance = SeededChance.from('looks');
  const state = game.start(players, readOptions(game.options), chance);
  const walker = bots.sapling(game);
  const passed: GameTypes['State'][] = [];
  for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
    passed.push(game.copy(state));
    const stream = SeededChance.from(`walk ${passed.length}`);
    game.play(state, seat, walker.choose(game.view(state, seat), seat, stream), chance);
  }
  const found = Array.from({ length: LOOKS }, (_, look) => itemAt(passed, Math.floor((look * passed.length) / LOOKS)));
  positions.set(key, found);
  return found;
}
