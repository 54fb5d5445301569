import { LEVELS, MEASURES, pairingOf, playPairing, thoughts } from '@grove/bots';
import { BadInput, type Bot, type Box, type JsonObject, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { boxes } from '../index.ts';

/** So little thought that whole games take moments; how well they play is for `grove sim` to say. */
const FEW = 1;

const hurried = (bot: Bot): Bot => ({
  choose: (view, seat, chance) => bot.choose(view, seat, chance, thoughts(FEW)),
});

const playersOf = ({ game }: Box): number[] =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);

/** Every value of each choice that is not the usual one. */
const optionsOf = ({ game }: Box): JsonObject[] =>
  Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'choice'
      ? spec.values.filter((value) => value !== spec.default).map((value) => ({ [name]: value }))
      : [],
  );

/** Not every option fits every number of players; a game refuses those that do not. */
function starts({ game }: Box, players: number, options: JsonObject): boolean {
  try {
    game.start(players, readOptions(game.options, options), SeededChance.from('fits'));
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

function finishes({ game }: Box, bot: Bot, players: number, options: JsonObject): void {
  const bots = Array.from({ length: players }, () => bot);
  const seed = `${players} ${JSON.stringify(options)}`;
  const { totals } = playPairing(game, bots, pairingOf(seed, players, 0), options);
  expect(totals, seed).toHaveLength(players);
}

const levelled = boxes.map((box) => [box.game.id, box] as const);

/** A whole game of Earth with six bots takes seconds; the fuzz command plays many (see docs/BOTS.md). */
const PATIENCE = 60_000;

describe.each(levelled)('the bots of %s', { timeout: PATIENCE }, (_, box) => {
  test('are the measures and the four levels, weakest first', () => {
    const names = Object.keys(box.bots);
    expect(names.toSorted()).toEqual([...MEASURES, ...LEVELS].toSorted());
    expect(names.filter((name) => (LEVELS as readonly string[]).includes(name))).toEqual([...LEVELS]);
    expect([names[0], names.at(-1)]).toEqual(['random', 'ancient']);
  });

  test.each(Object.keys(box.bots))('%s finishes games of small and large tables by the rules', (name) => {
    const bot = hurried(box.bots[name](box.game));
    const { min, max } = box.game.players;
    // The measures are no players for people: a small table will do.
    const sizes = LEVELS.some((level) => level === name) ? [min, min + 1, max] : [min, min + 1];
    for (const players of sizes) finishes(box, bot, players, {});
  });

  test.each(Object.keys(box.bots))('%s finishes games with every option by the rules', (name) => {
    const bot = hurried(box.bots[name](box.game));
    for (const options of optionsOf(box)) {
      const players = playersOf(box).find((number) => starts(box, number, options));
      if (players !== undefined) finishes(box, bot, players, options);
    }
  });

  test.each(Object.keys(box.bots))('%s plays the same moves for the same seed and thoughts', (name) => {
    const play = () => {
      const bots = Array.from({ length: box.game.players.min }, () => hurried(box.bots[name](box.game)));
      return playPairing(box.game, bots, pairingOf('again', bots.length, 0));
    };
    expect(play()).toEqual(play());
  });

  test.each(Object.keys(box.bots))('%s chooses the same in states that its seat cannot tell apart', (name) => {
    const { game } = box;
    const chance = SeededChance.from('leak');
    const state = game.start(Math.max(2, game.players.min), readOptions(game.options), chance);
    const walker = box.bots.greedy(game);
    for (let i = 0; i < 25 && game.waitingFor(state).length > 0; i++) {
      const [seat] = game.waitingFor(state);
      const view = game.view(state, seat);
      const other = game.view(game.imagine(view, SeededChance.from(`other ${i}`)), seat);
      // A new bot for each, so that none remembers what the other meant to do.
      const choose = (seen: unknown) =>
        box.bots[name](game).choose(seen, seat, SeededChance.from(`stream ${i}`), thoughts(FEW));
      expect(choose(other), `step ${i}`).toEqual(choose(view));
      game.play(state, seat, walker.choose(view, seat, SeededChance.from(`walk ${i}`)), chance);
    }
  });
});
