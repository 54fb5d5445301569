import { SIGHT, TO_ACT, TO_DRAFT, writeSight } from '@grove/games/evergreen-planet/bot';
import { type Options, planet, type State } from '@grove/games/evergreen-planet/rules';
import { itemAt, readOptions, SeededChance } from '@grove/kernel';

/**
 * `node laboratory/planet-alone/deals.ts GAMES SEED` plays games alone at random by the rules and tells each as a line of JSON, for
 * `compare.py`: who began, the first cards of the zone, and of every round the river and the moves, each with what else was legal and with sums of what
 * the network sees.
 */
const [games = '100', seed = '1'] = process.argv.slice(2);
const OPTIONS = readOptions(planet.options) as Options;

const riverOf = (state: State): string[] => planet.view(state, 0).river.map(({ card }) => card);

function playGame(name: string): object {
  const deal = SeededChance.from(name);
  const choice = SeededChance.from(name, 'choice');
  const state = planet.start(1, OPTIONS, deal);
  const { first, zone } = planet.view(state, 0);
  const rounds: { river: string[]; steps: object[] }[] = [];
  while (planet.waitingFor(state).length > 0) {
    const { round } = state;
    if (rounds.length <= round) rounds.push({ river: riverOf(state), steps: [] });
    const moves = planet.moves(state, 0);
    // Turns that do something are rare if `done` is as likely as anything else.
    const [open, others] = [moves.filter((move) => textOf(move) !== 'done'), moves];
    const among = open.length > 0 && choice.pick(8) > 0 ? open : others;
    const move = itemAt(among, choice.pick(among.length));
    itemAt(rounds, round).steps.push({ legal: moves.map(textOf).sort(), seen: seenIn(state), move: textOf(move) });
    planet.play(state, 0, move, deal);
  }
  return { first, zone: zone.map(({ card }) => card), rounds, total: planet.result(state).totals[0] };

  function textOf(move: number): string {
    return describe(state, move);
  }
}

const sight = new Int8Array(SIGHT);
const WEIGHTS = 97;

/** The sum of what is seen, each number multiplied with its place, and of the squares, with weights that come again. */
function seenIn(state: State): [number, number] {
  writeSight(sight, state, planet.view(state, 0).phase === 'draft' ? TO_DRAFT : TO_ACT);
  const sum = (of: (value: number, place: number) => number) => sight.reduce((all, value, i) => all + of(value, i), 0);
  return [sum((value, i) => value * (i + 1)), sum((value, i) => value * value * ((i % WEIGHTS) + 1))];
}

/** `take snow-lake`, `A`, `power`, `done`, `plant 7`. */
function describe(state: State, move: number): string {
  const [cards, actions, powers, spaces] = [42, 4, 6, 36];
  if (move < cards) return `take ${itemAt(state.material.cardIds, move)}`;
  if (move < cards + actions) return 'ABCD'.charAt(move - cards);
  if (move < cards + actions + powers) return 'power';
  if (move === cards + actions + powers) return 'done';
  const effect = move - cards - actions - powers - 1;
  return `${itemAt(['plant', 'grow', 'bush', 'lake'], Math.floor(effect / spaces))} ${effect % spaces}`;
}

for (let game = 0; game < Number(games); game++) console.log(JSON.stringify(playGame(`${seed}/${game}`)));
