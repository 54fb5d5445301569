import { cards } from '../../material/cards.ts';
import { piecesOn } from '../area.ts';
import { takeFromHand } from '../deck.ts';
import { gainSeeds } from '../effects/cards.ts';
import { type MoveList, moveOf, type Verb, withTarget } from '../move.ts';
import { canPay } from '../payment.ts';
import { gaiaOf } from '../solo/goods.ts';
import { isSolo, type Player, type State, type StepContext } from '../state.ts';
import { boardOf, hasFresh, isEmpty, playTeamMove, teamMoves } from '../teams.ts';

/** E8.1: sprouts from own flora for soil or for a seed, by the target of `convert`. */
const CONVERSIONS = [
  { sprouts: 3, gives: 'soil', n: 2 },
  { sprouts: 4, gives: 'seed', n: 1 },
] as const;

/** The fewest sprouts that can be converted. */
export const SPROUTS_TO_CONVERT = CONVERSIONS[0].sprouts;

/** Moves that every checkpoint may offer, without their targets. */
const [CONVERT, LEAF, SEED, EVENT] = [moveOf('convert'), moveOf('leaf'), moveOf('seed'), moveOf('event')] as const;

type Timing = 'anytime' | 'between_turns';

const timed = (timing: Timing): Uint8Array => Uint8Array.from(cards, (card) => Number(card.timing === timing));
/** Which cards are events of each timing: whole hands are looked through for them at every checkpoint. */
const EVENTS: Readonly<Record<Timing, Uint8Array>> = {
  anytime: timed('anytime'),
  between_turns: timed('between_turns'),
};

const canPlayEvent = (player: Player, card: number, timing: Timing): boolean =>
  EVENTS[timing][card] === 1 && canPay(player, cards[card].abilities[0].pay);

/** The events of a timing in a hand that can be paid for (E11.3). */
export function playableEvents(player: Player, timing: Timing): number[] {
  const isEvent = EVENTS[timing];
  return player.hand.filter((card) => isEvent[card] === 1 && canPay(player, cards[card].abilities[0].pay));
}

/** Adds a move for each of them. Hands are large, and most checkpoints have none. */
export function addEvents(player: Player, timing: Timing, list: MoveList): void {
  const isEvent = EVENTS[timing];
  for (const card of player.hand) {
    if (isEvent[card] === 1 && canPay(player, cards[card].abilities[0].pay)) list.push(withTarget(EVENT, card));
  }
}

const canConvert = (state: State, player: Player, target: number): boolean =>
  target < (state.options.abundance ? 2 : 1) && piecesOn(player.sprouts) >= CONVERSIONS[target].sprouts;

/** E4.4: the optional things of every checkpoint. */
export function addFreeMoves(state: State, seat: number, list: MoveList): void {
  const player = state.players[seat];
  addEvents(player, 'anytime', list);
  const sprouts = piecesOn(player.sprouts);
  if (sprouts >= SPROUTS_TO_CONVERT) list.push(CONVERT);
  if (state.options.abundance) {
    if (sprouts >= CONVERSIONS[1].sprouts) list.push(withTarget(CONVERT, 1));
    if (player.leaves > 0) list.push(LEAF);
    if (player.seeds > 0) list.push(SEED);
  }
  if (state.boards.length > 0) for (const move of teamMoves(state, seat)) list.push(move);
}

export function allowsFree(state: State, seat: number, verb: Verb, target: number, spot: number): boolean {
  const player = state.players[seat];
  switch (verb) {
    case 'event':
      return player.hand.includes(target) && canPlayEvent(player, target, 'anytime');
    case 'convert':
      return canConvert(state, player, target);
    case 'leaf':
      return state.options.abundance && player.leaves > 0;
    case 'seed':
      return state.options.abundance && player.seeds > 0;
    case 'lay':
    case 'fetch':
      return teamMoves(state, seat).includes(moveOf(verb, target, spot));
    default:
      return false;
  }
}

/**
 * Whether a player may have something optional to do, by what everybody can see: nobody learns from a question, or from
 * its absence, what is in a hand.
 */
export function mayActFreely(state: State, seat: number): boolean {
  const player = state.players[seat];
  if (player.hand.length > 0 || piecesOn(player.sprouts) >= SPROUTS_TO_CONVERT) return true;
  if (state.options.abundance && player.seeds + player.leaves > 0) return true;
  const board = boardOf(state, seat);
  return board !== undefined && (!isEmpty(board) || hasFresh(player));
}

export function playFree(context: StepContext, seat: number, verb: Verb, target: number, spot: number): void {
  if (verb === 'event') return playEvent(context, seat, target);
  if (verb === 'lay' || verb === 'fetch') return playTeamMove(context, seat, verb, target, spot);
  const player = context.state.players[seat];
  context.tell?.({ kind: 'converted', seat, what: verb === 'convert' ? 'sprouts' : verb === 'leaf' ? 'leaf' : 'seed' });
  if (verb === 'convert') {
    const { sprouts, gives, n } = CONVERSIONS[target];
    player.tasks.push({ kind: 'gain', what: gives, n, keep: 0, counted: false });
    player.tasks.push({ kind: 'pay', what: 'sprout', n: sprouts });
  } else if (verb === 'leaf') {
    player.leaves--;
    gainSeeds(context, seat, 1);
    if (isSolo(context.state)) gaiaOf(context.state).leaves++; // E17.9
  } else if (verb === 'seed') {
    player.seeds--;
    player.tasks.push({ kind: 'seed' });
  }
}

/** E11.1: the cost in full, then the benefit, then the island's bonus for playing it (E11.5). */
export function playEvent({ state, tell }: StepContext, seat: number, card: number): void {
  const player = state.players[seat];
  takeFromHand(player, card);
  player.events.push(card);
  tell?.({ kind: 'event', seat, card });
  player.tasks.push({ kind: 'event-played' });
  if (cards[card].timing === 'between_turns') player.tasks.push({ kind: 'ask-others', card });
  player.tasks.push({ kind: 'ability', card, ability: 0, cell: -1, counted: false });
}
