import { cards } from '../../material/cards.ts';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { cellsWith } from '../area.ts';
import { answersTo } from '../count/matcher.ts';
import { takeFromHand } from '../deck.ts';
import { startBlackAbility } from '../effects/ability.ts';
import { compostFromHand } from '../effects/cards.ts';
import { removePiece } from '../effects/pieces.ts';
import { pays } from '../effects/pay.ts';
import { cellBit, CELLS, NO_CARD, occupied } from '../grid.ts';
import { DONE, type MoveList, moveOf, withPlace, withTarget } from '../move.ts';
import { canAfford, coinFor, costOf } from '../payment.ts';
import { layCard, openPlaces } from '../places.ts';
import type { Player, State, StepContext } from '../state.ts';
import { mayActFreely } from './free.ts';
import { addEach, addMembers, type DecisionRules } from './rules.ts';
import type { DecisionOf } from './task.ts';

const PLANT = moveOf('plant');

const plantable = Uint8Array.from(cards, ({ kind }) => Number(kind === 'flora' || kind === 'terrain'));
/** E7.1 */
export const canBePlanted = (card: number): boolean => plantable[card] === 1;

/** E7.7: what can take the place of a terrain that gives way. */
const overs = cards.map(({ abilities }) => abilities.map(({ effect }) => effect).find((e) => e?.kind === 'plant_over'));

/** For every colour which cards have an ability of it, multicolour included (E7.7). */
const hasColor = ACTION_COLORS.map((color) => Uint8Array.from(cards, (card) => Number(answersTo(card, color))));

/** E7.7: whether a card on a cell is a terrain that gives way. */
export const givesWay = (card: number): boolean => card !== NO_CARD && overs[card] !== undefined;

/** E7.7: whether the card may take the place of the terrain on the cell. */
export function canPlantOver(player: Player, card: number, cell: number): boolean {
  const below = player.cells[cell] ?? NO_CARD;
  const effect = below === NO_CARD ? undefined : overs[below];
  return (
    effect?.kind === 'plant_over' && canBePlanted(card) && hasColor[ACTION_COLORS.indexOf(effect.color)][card] === 1
  );
}

/** The terrains of a player on which a card may be planted (E7.7). */
export const plantableOver = (player: Player, card: number): number[] =>
  player.cells.filter((_, cell) => canPlantOver(player, card, cell));

function addPlantOvers(player: Player, list: MoveList): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (!givesWay(player.cells[cell])) continue;
    for (const card of player.hand) if (canPlantOver(player, card, cell)) list.push(moveOf('plant-over', card, cell));
  }
}

/** E7: one planting after the other, each with its black ability. */
export const plant: DecisionRules<'plant'> = {
  checkpoint: true,
  lapses: (state, seat) => !mayActFreely(state, seat),
  moves: (state, seat, _task, list) => {
    const player = state.players[seat];
    const places = openPlaces(occupied(player.cells));
    for (const card of player.hand) {
      if (!canBePlanted(card) || !canAfford(player, card)) continue;
      const move = withTarget(PLANT, card);
      for (let i = 0; i < places.length; i++) list.push(withPlace(move, places[i]));
    }
    addPlantOvers(player, list);
    list.push(DONE);
  },
  allows: (state, seat, _task, verb, target, spot) => {
    const player = state.players[seat];
    if (verb === 'done') return true;
    if (!player.hand.includes(target)) return false;
    if (verb === 'plant-over') return canPlantOver(player, target, spot);
    if (verb !== 'plant' || !canBePlanted(target) || !canAfford(player, target)) return false;
    return openPlaces(occupied(player.cells)).includes(spot);
  },
  play: (context, seat, { n }, verb, target, spot) => {
    if (verb === 'done') return;
    const { tasks } = context.state.players[seat];
    if (n > 1) tasks.push({ kind: 'plant', n: n - 1 });
    if (verb === 'plant') plantCard(context, seat, target, spot);
    else plantOver(context, seat, target, spot);
  },
};

function plantCard(context: StepContext, seat: number, card: number, place: number): void {
  const player = context.state.players[seat];
  const cost = costOf(player, card); // before it lies there: a terrain does not discount itself (E7.4)
  takeFromHand(player, card);
  const cell = layCard(player, card, place);
  player.planted.push(card);
  context.tell?.({ kind: 'planted', seat, card, cell, over: NO_CARD });
  player.tasks.push({ kind: 'planted', cell });
  const coin = coinFor(card);
  if (coin === undefined || cost === 0) pays.soil(context, seat, cost);
  else player.tasks.push({ kind: 'pay-planting', left: cost, coin, cell });
}

/** E7.7: free of cost; the terrain goes on the own compost, and two cards are drawn. */
function plantOver({ state, tell }: StepContext, seat: number, card: number, cell: number): void {
  const player = state.players[seat];
  const terrain = player.cells[cell];
  const effect = overs[terrain];
  takeFromHand(player, card);
  player.compost.push(terrain);
  player.cells[cell] = card;
  player.planted.push(card);
  tell?.({ kind: 'planted', seat, card, cell, over: terrain });
  const n = effect?.kind === 'plant_over' ? effect.draw : 0;
  player.tasks.push({ kind: 'gain', what: 'draw', n, keep: 0, counted: false });
  player.tasks.push({ kind: 'planted', cell });
}

function canPayOne(
  state: State,
  seat: number,
  { coin, left }: DecisionOf<'pay-planting'>,
  verb: string,
  target: number,
): boolean {
  const player = state.players[seat];
  if (verb === 'pay-soil') return player.soil >= left;
  if (verb === 'compost') return coin === 'hand_card' && player.hand.includes(target);
  if (verb === 'unsprout') return coin === 'sprout' && (cellsWith(player.sprouts) & cellBit(target)) !== 0;
  return verb === 'ungrow' && coin === 'growth' && (cellsWith(player.growth) & cellBit(target)) !== 0;
}

/** E7.5: any part of the cost in the other coin, one by one; soil pays all the rest. */
export const payPlanting: DecisionRules<'pay-planting'> = {
  checkpoint: false,
  moves: (state, seat, { left, coin }, list) => {
    const player = state.players[seat];
    if (player.soil >= left) list.push(moveOf('pay-soil'));
    if (coin === 'hand_card') addEach(list, player.hand, 'compost');
    else if (coin === 'sprout') addMembers(list, cellsWith(player.sprouts), 'unsprout');
    else addMembers(list, cellsWith(player.growth), 'ungrow');
  },
  allows: canPayOne,
  play: (context, seat, task, verb, target) => {
    if (verb === 'pay-soil') return pays.soil(context, seat, task.left);
    if (verb === 'compost') compostFromHand(context, seat, target);
    else removePiece(context, seat, verb === 'unsprout' ? 'sprout' : 'growth', target);
    if (task.left > 1) context.state.players[seat].tasks.push({ ...task, left: task.left - 1 });
  },
};

/** E7.6, before 2.0: if it is used, the others get their part. */
export const black: DecisionRules<'black'> = {
  checkpoint: false,
  moves: (_state, _seat, _task, list) => {
    list.push(moveOf('use'));
    list.push(moveOf('decline'));
  },
  allows: (_state, _seat, _task, verb) => verb === 'use' || verb === 'decline',
  play: ({ state }, seat, { cell, ability }, verb) => {
    if (verb === 'use') startBlackAbility(state, seat, cell, ability);
  },
};
