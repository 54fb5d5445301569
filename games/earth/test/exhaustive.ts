import { itemAt, type JsonObject, readOptions, SeededChance } from '@grove/kernel';
import {
  cards,
  climateSides,
  earthCards,
  ecosystemSides,
  faunaSides,
  gaiaCards,
  islandSides,
} from '../material/cards.ts';
import type { Event } from '../rules/events.ts';
import { CRITERIA } from '../rules/germination.ts';
import { earth } from '../rules/index.ts';
import { type Move, targetOf, verbOf } from '../rules/move.ts';
import { writeMove } from '../rules/notation.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { checkInvariants } from './invariants.ts';

/** The tables that are played in turn, so that everything has a chance to be used. */
const TABLES: readonly { readonly players: number; readonly options: JsonObject }[] = [
  { players: 4, options: {} },
  { players: 1, options: { gaia: 'beginner' } },
  { players: 2, options: { level: 'advanced' } },
  { players: 1, options: { gaia: 'expert' } },
  { players: 4, options: { teams: '2v2' } },
  { players: 1, options: { gaia: 'hard', level: 'advanced' } },
  { players: 3, options: { level: 'beginner' } },
  { players: 1, options: {} },
  { players: 6, options: { teams: '3v3', level: 'advanced' } },
  { players: 5, options: { abundance: false } },
  { players: 6, options: { teams: '2v2v2' } },
  { players: 4, options: { teams: '2v2', abundance: false } },
];

/** Everything that can be used: cards and sides by id, their activation, then conversions, uses of seeds and criteria by name. */
const EVERYTHING: readonly string[] = [
  ...[...earthCards, ...islandSides, ...climateSides, ...ecosystemSides, ...faunaSides, ...gaiaCards].map(
    ({ id }) => id,
  ),
  ...cards.flatMap(({ id, abilities }) =>
    abilities.some(({ when }) => when === 'activate') ? [`activate ${id}`] : [],
  ),
  'convert soil',
  'convert seed',
  'leaf',
  ...['soil', 'growth', 'sprouts', 'deck', 'hand'].map((use) => `spend ${use}`),
  ...CRITERIA.map((criterion) => `germinate ${criterion}`),
];

/** Plays random games, each step checked, until everything has been used so often. Throws with the seed of a failure. */
export function playUntilUsed(times: number, mostGames: number): { games: number; missing: string[] } {
  const uses = new Map(EVERYTHING.map((thing) => [thing, 0]));
  const missing = () => EVERYTHING.filter((thing) => (uses.get(thing) ?? 0) < times);
  let games = 0;
  while (games < mostGames && missing().length > 0) {
    const table = itemAt(TABLES, games % TABLES.length);
    const seed = `exhaustive ${games++}`;
    playChecked(table.players, table.options, seed, (thing) => uses.set(thing, (uses.get(thing) ?? 0) + 1));
  }
  return { games, missing: missing() };
}

function playChecked(players: number, given: JsonObject, seed: string, use: (thing: string) => void): void {
  const chance = SeededChance.from(seed);
  const choice = SeededChance.from(seed, 'choices');
  const options = readOptions(earth.options, given) as Options;
  const state = earth.start(players, options, chance);
  let steps = 0;
  try {
    for (;;) {
      const waiting = earth.waitingFor(state);
      if (waiting.length === 0) break;
      const seat = itemAt(waiting, choice.pick(waiting.length));
      const moves = earth.moves(state, seat);
      const move = itemAt(moves, choice.pick(moves.length));
      earth.play(state, seat, move, chance, (event) => useInEvent(event, use));
      useInMove(move, use);
      steps++;
      checkInvariants(state);
    }
  } catch (error) {
    const where = `players ${players}, options ${JSON.stringify(given)}, seed "${seed}", step ${steps}`;
    throw new Error(`${String(error)}; repeat with ${where}`, { cause: error });
  }
  useAtEnd(state, use);
}

const NAMED = new Set(['convert', 'leaf', 'spend', 'germinate']);

function useInMove(move: Move, use: (thing: string) => void): void {
  const verb = verbOf(move) ?? '';
  if (NAMED.has(verb)) use(writeMove(move));
  if (verb === 'take-side') use(itemAt(cards, targetOf(move)).id);
}

function useInEvent(event: Event, use: (thing: string) => void): void {
  if (event.kind === 'activated') use(`activate ${itemAt(cards, event.card).id}`);
  if (event.kind === 'planted' || event.kind === 'event' || event.kind === 'gaia-card')
    use(itemAt(cards, event.card).id);
}

/** Fauna and ecosystems are used by lying there: they are looked at and scored all the time. */
function useAtEnd({ fauna, common }: State, use: (thing: string) => void): void {
  for (const card of [...fauna, ...common]) use(itemAt(cards, card).id);
}
