import { cards } from '../../material/cards.ts';
import { type Ability, ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import { countOf } from '../count/counters.ts';
import { matchingCells } from '../count/cards.ts';
import { cellBit, cellsIn, directionMasks, occupied } from '../grid.ts';
import { waitsForReveal } from '../face-down/face-down.ts';
import { canPay } from '../payment.ts';
import { neighboursOf } from '../seating.ts';
import type { State, StepContext } from '../state.ts';
import type { AutomaticOf } from '../tasks/task.ts';

/** For every colour and card which ability answers to it in step 2 (E6.1); -1 for none. */
const answers: readonly Int8Array[] = ACTION_COLORS.map((color) =>
  Int8Array.from(cards, ({ abilities }) =>
    abilities.findIndex(
      (ability) =>
        ability.when === 'activate' &&
        (ability.color === color || (ability.color === 'multicolor' && color !== 'green')),
    ),
  ),
);

export const abilityFor = (color: number, card: number): number => answers[color][card];

/** E6.5, E6.8: whether an ability can be started now. */
export function canStart(state: State, seat: number, card: number, ability: number, cell: number): boolean {
  const { chose, pay, effect } = cards[card].abilities[ability];
  if (chose !== undefined && (state.active !== seat || ACTION_COLORS[state.color] !== chose)) return false;
  if (effect?.kind === 'copy') return copyTargets(state, seat, cell, effect.color) !== 0;
  return canPay(state.players[seat], pay);
}

/** E19.7: the other cards of the tableau whose ability of the colour can be carried out here; not another copy. */
export function copyTargets(state: State, seat: number, copier: number, color: ActionColor): number {
  const player = state.players[seat];
  const code = ACTION_COLORS.indexOf(color);
  let mask = 0;
  for (const cell of cellsIn(occupied(player.cells) & ~cellBit(copier))) {
    const card = player.cells[cell];
    const ability = abilityFor(code, card);
    if (ability < 0 || cards[card].abilities[ability].effect?.kind === 'copy') continue;
    if (canStart(state, seat, card, ability, copier)) mask |= cellBit(cell);
  }
  return mask;
}

/** E19.5: how often the gain is given, looking at one neighbour where the ability looks at one. */
export function timesOf(state: State, seat: number, ability: Ability, cell: number, neighbour: number): number {
  const { per, direction } = ability;
  if (per === undefined) return 1;
  return Math.floor(countOf(per.counter, { areas: state.players, seat, neighbour, cell, direction }) / per.every);
}

export const looksAtNeighbour = ({ per }: Ability): boolean =>
  per !== undefined && 'scope' in per.counter && per.counter.scope === 'neighbour';

/** Starts an ability: its costs, then its gains (E6.5). */
export function startAbility({ state }: StepContext, seat: number, task: AutomaticOf<'ability'>): void {
  const { card, ability, cell, counted } = task;
  const { pay, effect } = cards[card].abilities[ability];
  const { tasks } = state.players[seat];
  if (effect?.kind === 'copy') {
    tasks.push({ kind: 'copy', cell, color: effect.color, counted });
    return;
  }
  tasks.push({ kind: 'gains', card, ability, cell, counted, neighbour: -1 });
  for (let i = pay.length - 1; i >= 0; i--) tasks.push({ kind: 'pay', what: pay[i].what, n: pay[i].n });
}

/** E7.6: one black ability of the card that was just planted on a cell; E348 gives everybody a planting more (E5.5). */
export function startBlackAbility(state: State, seat: number, cell: number, ability: number): void {
  const { cells, tasks } = state.players[seat];
  const card = cells[cell];
  const printed = cards[card].abilities[ability];
  const { effect } = printed;
  const task: AutomaticOf<'ability' | 'extra-planting'> =
    effect?.kind === 'extra_planting_for_all'
      ? { kind: 'extra-planting', n: effect.n }
      : { kind: 'ability', card, ability, cell, counted: false };
  // D17: a neighbour's cards cannot be counted while they lie face down (E18.5).
  const concernsOthers = task.kind === 'extra-planting' || looksAtNeighbour(printed);
  if (!concernsOthers || !waitsForReveal(state, seat, task)) tasks.push(task);
}

/** The gains in their order, after the question whose area is looked at (D16: only asked where it matters). */
export function startGains({ state }: StepContext, seat: number, task: AutomaticOf<'gains'>): void {
  const { card, ability: index, cell, counted } = task;
  const ability = cards[card].abilities[index];
  const { tasks } = state.players[seat];
  let { neighbour } = task;
  if (neighbour < 0 && looksAtNeighbour(ability)) {
    const [left, right] = neighboursOf(state, seat);
    if (timesOf(state, seat, ability, cell, left) !== timesOf(state, seat, ability, cell, right)) {
      tasks.push({ kind: 'neighbour', card, ability: index, cell, counted });
      return;
    }
    neighbour = left;
  }
  const times = timesOf(state, seat, ability, cell, neighbour);
  if (ability.place !== undefined) pushPlacing(state, seat, ability, cell);
  else if (times > 0) pushGains(state, seat, ability, times, counted);
}

function pushGains(state: State, seat: number, { gain }: Ability, times: number, counted: boolean): void {
  const { tasks } = state.players[seat];
  for (let i = gain.length - 1; i >= 0; i--) {
    const { what, n, keep = 0 } = gain[i];
    tasks.push({ kind: 'gain', what, n: n * times, keep, counted });
  }
}

/** E19.6: pieces that are tied to a place. */
function pushPlacing(state: State, seat: number, { place, direction = 'row', gain }: Ability, cell: number): void {
  const { tasks } = state.players[seat];
  const player = state.players[seat];
  const what = gain[0].what === 'growth' ? 'growth' : 'sprout';
  const around = directionMasks[direction][cell];
  if (place?.mode === 'each') {
    const cells = matchingCells(player, floraOf[place.type], around | cellBit(cell));
    tasks.push({ kind: 'each', what, cells });
  } else tasks.push({ kind: 'place', what, n: gain[0].n, cells: around & ~cellBit(cell), free: false });
}

const floraOf = {
  tree: { type: 'tree' },
  herb: { type: 'herb' },
  mushroom: { type: 'mushroom' },
  bush: { type: 'bush' },
} as const;
