import { cards, earthCards, idOf } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, columnOf, NO_CARD, rowOf } from '../rules/grid.ts';
import { itemAt } from '@grove/kernel';
import { CLAIM_PLACES, LEAVES, type Player, type State } from '../rules/state.ts';

/** Complaints are written only where something is broken: this runs after every step of hundreds of games. */
function fail(complaint: string): never {
  throw new Error(complaint);
}

/** What must hold after every step of every game. */
export function checkInvariants(state: State): void {
  checkCards(state);
  state.players.forEach(checkPlayer);
  checkClaims(state);
}

const CARDS_IN_USE = {
  base: earthCards.filter(({ set }) => set === 'base').length,
  abundance: earthCards.length,
};

/** No card is lost, and none is twice. */
function checkCards(state: State): void {
  const { deck, discard, players, boards, gaia, options } = state;
  const seen = new Uint8Array(earthCards.length);
  let count = countOnce(seen, deck) + countOnce(seen, discard);
  for (const { hand, compost, events, looking, cells } of players) {
    for (const list of [hand, compost, events, looking, cells]) count += countOnce(seen, list);
  }
  for (const { compost, cards } of boards) count += countOnce(seen, compost) + countOnce(seen, cards);
  if (gaia !== null) count += countOnce(seen, gaia.compost) + countOnce(seen, gaia.pile);
  const inUse = options.abundance ? CARDS_IN_USE.abundance : CARDS_IN_USE.base;
  if (count !== inUse) fail(`${count} cards of ${inUse} are somewhere`);
  for (const card of state.openDiscard) {
    if (!discard.includes(card)) fail(`${idOf(card)} was seen in the discard and is not there`);
  }
}

/** @returns how many cards lie there, and marks them as seen */
function countOnce(seen: Uint8Array, list: readonly number[]): number {
  let count = 0;
  for (const card of list) {
    if (card === NO_CARD) continue;
    if (seen[card] !== 0) fail(`${idOf(card)} is in two places`);
    seen[card] = 1;
    count++;
  }
  return count;
}

function checkPlayer(player: Player, seat: number): void {
  const who = `seat index ${seat}`;
  const { soil, seeds, leaves, store, cells, shown, hand } = player;
  if (Math.min(soil, seeds, leaves, store) < 0) fail(`${who} has negative goods`);
  if (leaves > LEAVES) fail(`${who} has ${leaves} leaves`);
  if (!shown.every((card) => hand.includes(card))) fail(`${who} shows a card that is not in hand`);
  let [top, left] = [CELLS, CELLS];
  for (let cell = 0; cell < CELLS; cell++) {
    checkCell(player, cell, who);
    if (cells[cell] === NO_CARD) continue;
    top = Math.min(top, rowOf(cell));
    left = Math.min(left, columnOf(cell));
  }
  const isEmpty = top === CELLS;
  if (!isEmpty && (top > 0 || left > 0)) fail(`${who}: the island does not lie against the upper left edge`);
}

function checkCell({ cells, sprouts, growth }: Player, cell: number, who: string): void {
  const card = itemAt(cells, cell);
  const isEmpty = card === NO_CARD;
  const sproutsFit = itemAt(sprouts, cell) >= 0 && itemAt(sprouts, cell) <= (isEmpty ? 0 : itemAt(sproutSpaces, card));
  if (!sproutsFit) fail(`${who} has ${sprouts[cell]} sprouts on cell ${cell}`);
  const growthFits = itemAt(growth, cell) >= 0 && itemAt(growth, cell) <= (isEmpty ? 0 : itemAt(growthSpaces, card));
  if (!growthFits) fail(`${who} has ${growth[cell]} growth on cell ${cell}`);
  if (!isEmpty && itemAt(cards, card).kind !== 'flora' && itemAt(cards, card).kind !== 'terrain')
    fail(`${who} planted ${idOf(card)}`);
}

function checkClaims({ claims, players, bonus }: State): void {
  for (const seats of claims) {
    if (new Set(seats).size !== seats.length || seats.length > CLAIM_PLACES) fail(`claims ${seats.join(', ')}`);
  }
  players.forEach(({ leaves }, seat) => {
    const placed = claims.filter((seats) => seats.includes(seat)).length + Number(bonus === seat);
    if (placed + leaves > LEAVES) fail(`seat index ${seat} placed ${placed} leaves and has ${leaves}`);
  });
}
