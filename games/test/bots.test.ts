import { fuzzGame, LEVELS, MEASURES, settingsOf, thoughts } from '@grove/bots';
import { type Box, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { boxes } from '../index.ts';

/** So little thought that whole games take moments; how well they play is for `grove sim` to say. */
const FEW = 4;

const levelled = boxes.map((box) => [box.game.id, box] as const);

/** Games that the short form plays of each; `node cli/laboratory/fuzz-bots.ts` plays thousands. */
const FUZZED = 5;

describe.each(levelled)('the bots of %s', (_, box) => {
  test('are the measures and the four levels, weakest first', () => {
    const names = Object.keys(box.bots);
    expect(names.toSorted()).toEqual([...MEASURES, ...LEVELS].toSorted());
    expect(names.filter((name) => (LEVELS as readonly string[]).includes(name))).toEqual([...LEVELS]);
    expect([names[0], names.at(-1)]).toEqual(['random', 'ancient']);
  });

  test('of all levels finish games of every size, with options as they come, by the rules', { timeout: 60_000 }, () => {
    const settings = settingsOf(box.game);
    SeededChance.from('settings').shuffle(settings);
    for (let number = 0; number < FUZZED; number++) {
      expect(fuzzGame(box, settings[number % settings.length], `short ${number}`).steps).toBeGreaterThan(0);
    }
  });

  test.each(Object.keys(box.bots))('%s plays the same moves for the same seed and thoughts', (name) => {
    const { game } = box;
    const choices = () =>
      firstChoices(box, (view, seat, i) => choose(box, name, view, seat, `again ${i}`), game.players.min);
    expect(choices()).toEqual(choices());
  });

  test.each(Object.keys(box.bots))('%s chooses the same in states that its seat cannot tell apart', (name) => {
    const { game } = box;
    const compare = (view: unknown, seat: number, i: number) => {
      const other = game.view(game.imagine(view, SeededChance.from(`other ${i}`)), seat);
      const move = choose(box, name, view, seat, `stream ${i}`);
      expect(choose(box, name, other, seat, `stream ${i}`), `step ${i}`).toEqual(move);
      return move;
    };
    expect(firstChoices(box, compare, Math.max(2, game.players.min))).toHaveLength(LOOKS);
  });
});

/** How many situations of a game are looked at. */
const LOOKS = 10;

/** A new bot for each choice, so that none remembers what another meant to do. */
const choose = ({ bots, game }: Box, name: string, view: unknown, seat: number, stream: string): unknown =>
  bots[name](game).choose(view, seat, SeededChance.from(stream), thoughts(FEW));

/** What is chosen in the first situations of a game that saplings play. */
function firstChoices(
  box: Box,
  decide: (view: unknown, seat: number, i: number) => unknown,
  players: number,
): unknown[] {
  const { game } = box;
  const chance = SeededChance.from('looks');
  const state = game.start(players, readOptions(game.options), chance);
  const walker = box.bots.sapling(game);
  return Array.from({ length: LOOKS }, (_, i) => {
    const [seat] = game.waitingFor(state);
    const view = game.view(state, seat);
    const move = decide(view, seat, i);
    game.play(state, seat, walker.choose(view, seat, SeededChance.from(`walk ${i}`)), chance);
    return move;
  });
}
