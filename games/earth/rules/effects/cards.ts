import { takeFromDeck, takeFromDiscard, takeOut } from '../deck.ts';
import type { StepContext } from '../state.ts';
import type { Countable } from '../tasks/task.ts';

/** Draws up to n cards into the hand. */
export function drawCards(context: StepContext, seat: number, n: number, counted: boolean): void {
  const player = context.state.players[seat];
  const drawn = takeFromDeck(context, n);
  for (const card of drawn) player.hand.push(card);
  if (context.state.boards.length > 0) player.fresh.cards.push(...drawn);
  if (counted) player.drawn += drawn.length;
  context.tell?.({ kind: 'drew', seat, cards: drawn });
}

export function gainSoil({ state, tell }: StepContext, seat: number, n: number, counted: boolean): void {
  const player = state.players[seat];
  player.soil += n;
  player.fresh.soil += n;
  if (counted) player.gathered += n;
  tell?.({ kind: 'got', seat, what: 'soil', n });
}

export function gainSeeds({ state, tell }: StepContext, seat: number, n: number): void {
  const player = state.players[seat];
  player.seeds += n;
  player.fresh.seeds += n;
  tell?.({ kind: 'got', seat, what: 'seed', n });
}

/** Composts from the deck, unseen (E19.4), or by agreement from the discard as far as it goes (E18.1). */
function compostFromDeck(context: StepContext, seat: number, n: number): void {
  const spared = takeFromDiscard(context, n);
  if (spared.length > 0) compostUnseen(context, seat, spared, 'discard');
  if (spared.length < n) compostUnseen(context, seat, takeFromDeck(context, n - spared.length), 'deck');
}

function compostUnseen(
  { state, tell }: StepContext,
  seat: number,
  cards: readonly number[],
  from: 'deck' | 'discard',
): void {
  const player = state.players[seat];
  player.compost.push(...cards);
  player.fresh.compost += cards.length;
  tell?.({ kind: 'composted', seat, cards, from });
}

export function compostFromHand({ state, tell }: StepContext, seat: number, card: number): void {
  const player = state.players[seat];
  takeOut(player.hand, card);
  player.shown = []; // which card it was only the owner knows
  player.compost.push(card);
  player.fresh.compost++;
  tell?.({ kind: 'composted', seat, cards: [card], from: 'hand' });
}

/** E18.2: the top of the own compost goes to the common discard. */
export function discardFromCompost({ state, tell }: StepContext, seat: number, n: number): void {
  const { compost, fresh } = state.players[seat];
  state.discard.push(...compost.splice(compost.length - n));
  fresh.compost = Math.max(0, fresh.compost - n);
  tell?.({ kind: 'uncomposted', seat, n });
}

/** How each of the gains is taken of which one says how many. */
export const takes: Readonly<
  Record<Countable, (context: StepContext, seat: number, n: number, counted: boolean) => void>
> = {
  draw: drawCards,
  soil: gainSoil,
  compost_deck: compostFromDeck,
  seed: gainSeeds,
};
