import { itemAt, type JsonObject, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test, vi } from 'vitest';
import { candidatesAlone } from '../bot/alone/candidates.ts';
import { CHANNELS, EFFECTS, GROUPS, HIDDEN, OTHER_ACTIONS, playerLayers, weightsIn } from '../bot/alone/layers.ts';
import { TO_ACT, TO_DRAFT } from '../bot/alone/moment.ts';
import { PLANES } from '../bot/alone/planes.ts';
import { networkPlayer, type Player, together } from '../bot/alone/player.ts';
import { playerPolicy } from '../bot/alone/player-policy.ts';
import { PlayerNetwork } from '../bot/alone/player-network.ts';
import { NUMBERS, SIGHT, writeSight } from '../bot/alone/sight.ts';
import { wantedTurns } from '../bot/alone/wanted-turns.ts';
import { planetEvaluator } from '../bot/evaluator.ts';
import { greedyBot } from '../bot/greedy.ts';
import type { Judge } from '../bot/network/judge.ts';
import { searchPlayout } from '../bot/search-playout.ts';
import { valueModel } from '../bot/value-model.ts';
import { FITTED } from '../bot/weights.ts';
import { SPACES } from '../material/facts.ts';
import { type Options, planet, type State } from '../rules/index.ts';
import { RIVER } from '../rules/layout.ts';
import { CHOOSE_ACTION, DONE, PLANT, TAKE } from '../rules/move.ts';
import { DRAFTING } from '../rules/types.ts';

const BLOCKS = 2;
const WIDTH = GROUPS * CHANNELS;

/** A network with weights by chance. */
function anyPlayer(seed: string) {
  const chance = SeededChance.from(seed);
  const sizes = weightsIn(BLOCKS);
  const weights = sizes.flatMap((size) => Array.from({ length: size }, () => chance.pick(201) - 100));
  return { blocks: BLOCKS, scales: sizes.map(() => 1 / 1500), weights };
}

const OPTIONS = readOptions(planet.options) as Options;

/** States from the beginning to the end of a game alone, in which the greedy bot plays. */
function statesOf(seed: string): State[] {
  const chance = SeededChance.from(seed);
  const bot = greedyBot();
  const state = planet.start(1, OPTIONS, chance);
  const states: State[] = [];
  while (planet.waitingFor(state).length > 0) {
    states.push(planet.copy(state));
    planet.play(state, 0, bot.choose(planet.view(state, 0), 0, chance), chance);
  }
  return states;
}

const states = statesOf('alone');
const some = states.filter((_, i) => i % 11 === 0);
const data = anyPlayer('weights');
const player = networkPlayer(data);

function sightOf(state: State): Int8Array {
  const sight = new Int8Array(SIGHT);
  writeSight(sight, state, state.phase === DRAFTING ? TO_DRAFT : TO_ACT);
  return sight;
}

/** The same network, written down as sums over everything. */
function plainly(sight: Int8Array): { wishes: number[]; value: number } {
  const layers = playerLayers(data);
  const positive = (values: readonly number[]) => values.map((value) => Math.max(0, value));
  const sum = (count: number, of: (i: number) => number) => {
    let all = 0;
    for (let i = 0; i < count; i++) all += of(i);
    return all;
  };
  const list = (count: number, of: (i: number) => number) => Array.from({ length: count }, (_, i) => of(i));
  const at = (values: Float64Array, i: number) => values[i] ?? Number.NaN;
  const seen = [...sight];
  const numbers = positive(
    list(
      HIDDEN,
      (unit) =>
        sum(NUMBERS, (i) => itemAt(seen, PLANES * SPACES + i) * at(layers.numbers, i * HIDDEN + unit)) +
        at(layers.numbersBias, unit),
    ),
  );
  const common = list(WIDTH, (channel) =>
    sum(HIDDEN, (i) => itemAt(numbers, i) * at(layers.spread, i * WIDTH + channel)),
  );
  let spaces = list(SPACES * WIDTH, (i) => {
    const [space, channel] = [Math.floor(i / WIDTH), i % WIDTH];
    const planes = sum(
      PLANES,
      (plane) => itemAt(seen, plane * SPACES + space) * at(layers.planes, plane * WIDTH + channel),
    );
    return planes + at(layers.place, i) + itemAt(common, channel);
  });
  const through = (values: readonly number[], weights: Float64Array, outputs: number) =>
    list(SPACES * outputs, (i) => {
      const [space, output] = [Math.floor(i / outputs), i % outputs];
      return sum(WIDTH, (input) => itemAt(values, space * WIDTH + input) * at(weights, output * WIDTH + input));
    });
  for (const { into, mix, bias, out, outBias } of layers.blocks) {
    const inner = through(spaces, into, WIDTH);
    const heard = positive(
      list(SPACES * WIDTH, (i) => {
        const [to, channel] = [Math.floor(i / WIDTH), i % WIDTH];
        const matrix = Math.floor(channel / CHANNELS) * SPACES * SPACES;
        const others = sum(
          SPACES,
          (from) => itemAt(inner, from * WIDTH + channel) * at(mix, matrix + from * SPACES + to),
        );
        return others + at(bias, channel);
      }),
    );
    const more = through(heard, out, WIDTH);
    spaces = spaces.map((value, i) => value + itemAt(more, i) + at(outBias, i % WIDTH));
  }
  const ofChannel = (channel: number) => list(SPACES, (space) => itemAt(spaces, space * WIDTH + channel));
  const means = list(WIDTH, (channel) => sum(SPACES, (space) => itemAt(ofChannel(channel), space)) / SPACES);
  const gathered = [...means, ...list(WIDTH, (channel) => Math.max(...ofChannel(channel))), ...numbers];
  const hidden = positive(
    list(
      HIDDEN,
      (unit) =>
        sum(gathered.length, (i) => itemAt(gathered, i) * at(layers.gather, i * HIDDEN + unit)) +
        at(layers.gatherBias, unit),
    ),
  );
  const others = list(
    OTHER_ACTIONS,
    (action) =>
      sum(HIDDEN, (i) => itemAt(hidden, i) * at(layers.others, i * OTHER_ACTIONS + action)) +
      at(layers.othersBias, action),
  );
  const bySpace = through(positive(spaces), layers.effects, EFFECTS);
  const effects = list(EFFECTS * SPACES, (i) => {
    const [effect, space] = [Math.floor(i / SPACES), i % SPACES];
    return itemAt(bySpace, space * EFFECTS + effect) + at(layers.effectsBias, effect);
  });
  const value = sum(HIDDEN, (i) => itemAt(hidden, i) * at(layers.value, i)) + at(layers.valueBias, 0);
  return { wishes: [...others, ...effects], value };
}

describe('the network that plays alone', () => {
  test('says what its layers say', () => {
    const network = new PlayerNetwork(playerLayers(data));
    for (const state of some.slice(0, 2)) {
      const sight = sightOf(state);
      network.look(sight);
      const { wishes, value } = plainly(sight);
      expect(network.value).toBeCloseTo(value, 5);
      wishes.forEach((wish, i) => expect(network.wishes[i]).toBeCloseTo(wish, 5));
    }
  });

  test('does not see the order of the deck (leak)', () => {
    const other = SeededChance.from('another order');
    for (const state of states) {
      const twin = planet.imagine(planet.view(state, 0), other);
      expect(sightOf(twin)).toEqual(sightOf(state));
    }
  });

  test('refuses a file with too few weights', () => {
    expect(() => networkPlayer({ ...data, weights: data.weights.slice(1) })).toThrow(/weights instead of/);
  });

  test('wishes for legal moves only, and for all of them together once', () => {
    for (const state of some) {
      const wishes = player.wishes(state);
      expect(new Set(wishes.map(({ move }) => move))).toEqual(new Set(planet.moves(state, 0)));
      expect(wishes.reduce((sum, { log }) => sum + Math.exp(log), 0)).toBeCloseTo(1, 9);
      expect(wishes).toEqual(wishes.toSorted((a, b) => b.log - a.log));
    }
  });

  test('chooses what it wishes for most, and does not look where there is no choice', () => {
    for (const state of states) expect(player.choice(state)).toBe(itemAt(player.wishes(state), 0).move);
    const forced = states.filter((state) => planet.moves(state, 0).length === 1);
    expect(forced.length).toBeGreaterThan(0);
    const look = vi.spyOn(PlayerNetwork.prototype, 'look');
    for (const state of forced) player.choice(state);
    expect(look).not.toHaveBeenCalled();
    player.choice(itemAt(states, 0));
    expect(look).toHaveBeenCalledOnce();
    look.mockRestore();
  });

  test('knows games alone on the planet of the box, with the sun where it begins there', () => {
    const begin = (players: number, options: JsonObject = {}) =>
      planet.start(players, readOptions(planet.options, options) as Options, SeededChance.from('knows'));
    expect(player.knows(begin(1))).toBe(true);
    expect(player.knows(begin(2))).toBe(false);
    expect(player.knows(begin(1, { sun: 'left' }))).toBe(false);
    expect(player.knows(begin(1, { planet: 'twins' }))).toBe(false);
  });
});

/** The whole turn, played by the rules but for its end. */
function played(state: State, steps: readonly number[]): State {
  const after = planet.copy(state);
  for (const step of steps) {
    expect(planet.why(after, 0, step)).toBe(undefined);
    if (step !== DONE) planet.play(after, 0, step, SeededChance.from('none is dealt'));
  }
  return after;
}

/** The turn by the rules, one wish after the other. */
function wishedFor(state: State): number[] {
  const steps: number[] = [];
  while (steps.at(-1) !== DONE) steps.push(itemAt(player.wishes(played(state, steps)), 0).move);
  return steps;
}

const piecesOf = (state: State): string =>
  JSON.stringify([planet.view(state, 0).planets[0]?.rows, planet.view(state, 0).zone]);

describe('wanted turns', () => {
  const inTime = () => false;

  test('are legal and whole, and leave something different behind', () => {
    for (const state of some) {
      const turns = wantedTurns(player, state, 4, inTime);
      expect(turns.length).toBeGreaterThan(0);
      for (const { steps, after } of turns) {
        expect(steps.at(-1)).toBe(DONE);
        expect(piecesOf(played(state, steps))).toBe(piecesOf(after));
      }
      const lasting = turns.map(({ after }) => {
        const { rows, markers, parts } = itemAt(planet.view(after, 0).planets, 0);
        return JSON.stringify([rows, markers, parts, planet.view(after, 0).fronts]);
      });
      expect(new Set(lasting).size).toBe(lasting.length);
      expect(turns).toEqual(turns.toSorted((a, b) => b.log - a.log));
    }
  });

  test('the narrowest beam does what is wanted most at every step', () => {
    const state = itemAt(states, 0);
    const turns = wantedTurns(player, state, 1, inTime);
    expect(turns.map((turn) => turn.steps)).toContainEqual(wishedFor(state));
    expect(wantedTurns(player, state, 8, inTime).length).toBeGreaterThan(turns.length);
  });

  test('when it gets late, the last beam that came to its end counts', () => {
    const state = itemAt(states, 0);
    let asked = 0;
    const counted: Player = { ...player, wishes: (at) => (asked++, player.wishes(at)) };
    const narrow = wantedTurns(counted, state, 1, inTime);
    const steps = asked;
    asked = 0;
    expect(wantedTurns(counted, state, 8, () => asked > steps)).toEqual(narrow);
    expect(wantedTurns(counted, state, 8, () => true)).toEqual([]);
  });
});

describe('the policy of the player', () => {
  const policy = playerPolicy(player, () => 0);

  test('takes the card and makes the turn that it wants most at every step', () => {
    for (const state of some) {
      const before = planet.save(state);
      const isDraft = state.phase === DRAFTING;
      const { slot, plan } = isDraft ? policy.pick(state) : { slot: -1, plan: policy.turn(state, 0) };
      const steps = isDraft ? [TAKE + itemAt(state.cards, RIVER + slot), ...plan.steps] : [...plan.steps];
      expect([...steps, DONE]).toEqual(wishedFor(state));
      expect(planet.save(state)).toEqual(before);
    }
  });

  test('plays every second of the longer playouts, in games that the player knows', () => {
    const quick = { playouts: 2, rounds: 1 };
    const settings = { playoutRounds: 1, judge: { beforeTurn: () => undefined, value: () => 0 }, player, quick };
    const choice = vi.spyOn(player, 'choice');
    const playout = searchPlayout(valueModel(FITTED), settings);
    const asked = (state: State, earlier: number | undefined): boolean => {
      choice.mockClear();
      playout(planet.copy(state), 0, SeededChance.from('luck'), earlier);
      return choice.mock.calls.length > 0;
    };
    const state = itemAt(states, 0);
    expect([0, 1, 2, 3, 4, 5, undefined].map((earlier) => asked(state, earlier))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    const two = planet.start(2, OPTIONS, SeededChance.from('two'));
    expect(asked(two, 3)).toBe(false);
    choice.mockRestore();
  });
});

describe('candidates alone', () => {
  const judge: Judge = {
    beforeTurn: () => undefined,
    value: (state) => state.seats.reduce((sum, number) => sum + number, 0),
  };
  const steady: Player = { ...player, value: () => 100 };
  const knowledge = { model: valueModel(FITTED), judge, player: steady };

  test('are judged by both together, the best first', () => {
    const state = itemAt(states, 0);
    const candidates = candidatesAlone(knowledge, state, [], 8, undefined);
    for (const { steps, judgement } of candidates) {
      expect(judgement?.value).toBe(together(judge.value(played(state, steps), 0), 100));
    }
    const values = candidates.map(({ judgement }) => judgement?.value ?? Number.NaN);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test('keep what was found already, once', () => {
    const state = itemAt(states, 0);
    const alone = candidatesAlone(knowledge, state, [], 24, undefined);
    const { steps, prior } = itemAt(alone, 0);
    const other = [itemAt(steps, 0), CHOOSE_ACTION + 3, PLANT + 3, DONE];
    const found = [
      { steps, prior },
      { steps: other, prior: 1 },
    ];
    const all = candidatesAlone(knowledge, state, found, 24, undefined).map((candidate) => candidate.steps.join());
    expect(all).toContain(other.join());
    expect(all.filter((text) => text === steps.join())).toHaveLength(1);
  });

  test('are what was found already where there is no time', () => {
    const late = { used: () => 0.9, spent: () => false, count: () => undefined };
    const found = [{ steps: [0, DONE], prior: 1 }];
    expect(candidatesAlone(knowledge, itemAt(states, 0), found, 24, late)).toEqual(found);
  });

  test('have priors that the terms add up to', () => {
    const evaluator = planetEvaluator(knowledge.model, { playoutRounds: 1, beamWidth: 4 });
    for (const state of some) {
      for (const { steps, prior } of candidatesAlone(knowledge, state, [], 8, undefined)) {
        const terms = evaluator.terms?.(state, 0, steps) ?? [];
        expect(terms.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(prior, 6);
      }
    }
  });
});
