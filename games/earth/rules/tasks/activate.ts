import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { abilityFor, canStart, copyTargets } from '../effects/ability.ts';
import { cellBit, CELLS, NO_CARD } from '../grid.ts';
import { DONE, moveOf, withTarget } from '../move.ts';
import { neighboursOf, opponentsOf } from '../seating.ts';
import type { Player, State } from '../state.ts';
import { mayActFreely } from './free.ts';
import { addEach, addMembers, type DecisionRules } from './rules.ts';
import type { DecisionOf } from './task.ts';

/** The target of `activate`: 0 the island, 1 the climate, then the cells. */
const ISLAND = 0;
const CLIMATE = 1;
export const FIRST_CELL = 2;
const SOURCES = FIRST_CELL + CELLS;
const ACTIVATE = moveOf('activate');

/**
 * E6.3: the fixed order has island, climate, the tableau row by row, and island and climate again for those who take them
 * last. A player goes through it in one direction; what is passed over is skipped for this turn (E6.4). Whoever has
 * used the board first cannot use it last.
 */
function positionOf({ at, boardFirst }: DecisionOf<'activate'>, source: number): number {
  if (source >= FIRST_CELL) return source >= at ? source : -1;
  if (at < FIRST_CELL) return source >= at ? source : -1;
  return !boardFirst && SOURCES + source >= at ? SOURCES + source : -1;
}

export function cardOfSource(player: Player, source: number): number {
  if (source === ISLAND) return player.island;
  return source === CLIMATE ? player.climate : (player.cells[source - FIRST_CELL] ?? NO_CARD);
}

function canActivate(state: State, seat: number, task: DecisionOf<'activate'>, source: number): boolean {
  if (positionOf(task, source) < 0) return false;
  const card = cardOfSource(state.players[seat], source);
  if (card === NO_CARD) return false;
  const ability = abilityFor(state.color, card);
  return ability >= 0 && canStart(state, seat, card, ability, source - FIRST_CELL);
}

function anyActive(state: State, seat: number, task: DecisionOf<'activate'>): boolean {
  for (let source = 0; source < SOURCES; source++) if (canActivate(state, seat, task, source)) return true;
  return false;
}

export const activate: DecisionRules<'activate'> = {
  checkpoint: true,
  lapses: (state, seat, task) => !mayActFreely(state, seat) && !anyActive(state, seat, task),
  moves: (state, seat, task, list) => {
    for (let source = 0; source < SOURCES; source++) {
      if (canActivate(state, seat, task, source)) list.push(withTarget(ACTIVATE, source));
    }
    list.push(DONE);
  },
  allows: (state, seat, task, verb, target) =>
    verb === 'done' || (verb === 'activate' && target < SOURCES && canActivate(state, seat, task, target)),
  play: ({ state, tell }, seat, task, verb, source) => {
    if (verb === 'done') return;
    const player = state.players[seat];
    const card = cardOfSource(player, source);
    const position = positionOf(task, source);
    const boardFirst = task.boardFirst || position < FIRST_CELL;
    player.tasks.push({ kind: 'activate', at: position + 1, boardFirst });
    const ability = abilityFor(state.color, card);
    const cell = source < FIRST_CELL ? -1 : source - FIRST_CELL;
    player.tasks.push({ kind: 'ability', card, ability, cell, counted: true });
    tell?.({ kind: 'activated', seat, card, copied: NO_CARD });
  },
};

/** E19.7: one ability of another card of the tableau, as if it were printed here. */
export const copy: DecisionRules<'copy'> = {
  checkpoint: false,
  moves: (state, seat, { cell, color }, list) => addMembers(list, copyTargets(state, seat, cell, color), 'copy'),
  allows: (state, seat, { cell, color }, verb, target) =>
    verb === 'copy' && (copyTargets(state, seat, cell, color) & cellBit(target)) !== 0,
  play: ({ state, tell }, seat, { cell, color, counted }, _verb, target) => {
    const { cells, tasks } = state.players[seat];
    const card = cells[target];
    const ability = abilityFor(ACTION_COLORS.indexOf(color), card);
    tasks.push({ kind: 'ability', card, ability, cell, counted });
    tell?.({ kind: 'activated', seat, card: cells[cell], copied: card });
  },
};

/** E6.10 d: the left or the right neighbour. */
export const neighbour: DecisionRules<'neighbour'> = {
  checkpoint: false,
  moves: (state, seat, _task, list) => {
    addEach(list, neighboursOf(state, seat), 'neighbour');
  },
  allows: (state, seat, _task, verb, target) => verb === 'neighbour' && neighboursOf(state, seat).includes(target),
  play: ({ state }, seat, { card, ability, cell, counted }, _verb, target) => {
    state.players[seat].tasks.push({ kind: 'gains', card, ability, cell, counted, neighbour: target });
  },
};

/** E6.10 b: one opponent, who may take the sprouts; never a team-mate (E16.3). */
export const opponent: DecisionRules<'opponent'> = {
  checkpoint: false,
  moves: (state, seat, _task, list) => {
    addEach(list, opponentsOf(state, seat), 'opponent');
  },
  allows: (state, seat, _task, verb, target) => verb === 'opponent' && opponentsOf(state, seat).includes(target),
  play: ({ state }, _seat, { n }, _verb, target) => {
    state.players[target].tasks.push({ kind: 'accept', n });
  },
};
