import { cards, earthCards, idOf } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, columnOf, NO_CARD, rowOf } from '../rules/grid.ts';
import { CLAIM_PLACES, LEAVES, type Player, type State } from '../rules/state.ts';

class Broken extends Error {}

function must(holds: boolean, complaint: () => string): void {
  if (!holds) throw new Broken(complaint());
}

/** What must hold after every step of every game. */
export function checkInvariants(state: State): void {
  checkCards(state);
  state.players.forEach((player, seat) => checkPlayer(player, `seat index ${seat}`));
  checkClaims(state);
}

/** No card is lost, and none is twice. */
function checkCards(state: State): void {
  const places: readonly (readonly number[])[] = [
    state.deck,
    state.discard,
    ...state.players.flatMap(({ hand, compost, events, looking, cells }) => [hand, compost, events, looking, cells]),
    ...state.boards.flatMap((board) => [board.compost, board.cards]),
    state.gaia?.compost ?? [],
    state.gaia?.pile ?? [],
  ];
  const seen = new Uint8Array(earthCards.length);
  let count = 0;
  for (const place of places) {
    for (const card of place) {
      if (card === NO_CARD) continue;
      must(seen[card] === 0, () => `${idOf(card)} is in two places`);
      seen[card] = 1;
      count++;
    }
  }
  const inUse = earthCards.filter(({ set }) => state.options.abundance || set === 'base').length;
  must(count === inUse, () => `${count} cards of ${inUse} are somewhere`);
  const { openDiscard, discard } = state;
  must(
    openDiscard.every((card) => discard.includes(card)),
    () => 'a card that was seen in the discard is not there',
  );
}

function checkPlayer(player: Player, who: string): void {
  const { soil, seeds, leaves, store, cells, sprouts, growth, shown, hand } = player;
  must(Math.min(soil, seeds, leaves, store) >= 0, () => `${who} has negative goods`);
  must(leaves <= LEAVES, () => `${who} has ${leaves} leaves`);
  must(
    shown.every((card) => hand.includes(card)),
    () => `${who} shows a card that is not in hand`,
  );
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    const fits = card === NO_CARD ? [0, 0] : [sproutSpaces[card], growthSpaces[card]];
    must(sprouts[cell] >= 0 && sprouts[cell] <= fits[0], () => `${who} has ${sprouts[cell]} sprouts on cell ${cell}`);
    must(growth[cell] >= 0 && growth[cell] <= fits[1], () => `${who} has ${growth[cell]} growth on cell ${cell}`);
    must(card === NO_CARD || ['flora', 'terrain'].includes(cards[card].kind), () => `${who} planted ${idOf(card)}`);
  }
  const planted = cells.flatMap((card, cell) => (card === NO_CARD ? [] : [cell]));
  const anchored =
    planted.length === 0 || (planted.some((c) => rowOf(c) === 0) && planted.some((c) => columnOf(c) === 0));
  must(anchored, () => `${who}: the island does not lie against the upper left edge`);
}

function checkClaims({ claims, players, bonus }: State): void {
  for (const seats of claims) {
    must(new Set(seats).size === seats.length && seats.length <= CLAIM_PLACES, () => `claims ${seats.join(', ')}`);
  }
  players.forEach(({ leaves }, seat) => {
    const placed = claims.filter((seats) => seats.includes(seat)).length + Number(bonus === seat);
    must(placed + leaves <= LEAVES, () => `seat index ${seat} placed ${placed} leaves and has ${leaves}`);
  });
}
