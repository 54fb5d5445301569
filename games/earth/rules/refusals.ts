import { type Refusal, refuse, type Seat, seatNumber } from '@grove/kernel';
import { cards, idOf } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { takerOf } from './legal.ts';
import { isMove, type Move, spotOf, targetOf, type Verb, verbOf } from './move.ts';
import { canAfford, costOf } from './payment.ts';
import { openPlaces } from './places.ts';
import { occupied } from './grid.ts';
import type { Player, State } from './state.ts';
import { cardOfSource } from './tasks/activate.ts';
import { decisionRules, isCheckpoint } from './tasks/registry.ts';
import { decisionOf } from './turn/decision.ts';

const REASONS = [
  'no-such-move',
  'game-over',
  'not-your-decision',
  'other-decision',
  'only-at-checkpoint',
  'not-in-hand',
  'cannot-be-planted',
  'too-dear',
  'place-not-open',
  'cannot-plant-over',
  'color-forbidden',
  'cannot-activate',
  'cannot-play-event',
  'cannot-convert',
  'no-leaf',
  'no-seed',
  'no-space',
  'cannot-store',
  'nothing-there',
  'not-offered',
  'not-claimable',
] as const;
export type Reason = (typeof REASONS)[number];

type EarthRefusal = Refusal<Reason>;
type Refuse = (state: State, seat: number, target: number, spot: number) => EarthRefusal;

const idOrNumber = (card: number): string | number => cards[card]?.id ?? card;

/** What keeps a player from planting a card, wherever it would lie; also asked when it is not time to plant. */
export function plantingRefusal(player: Player, card: number): EarthRefusal | undefined {
  const id = idOrNumber(card);
  if (!player.hand.includes(card)) return refuse('E7.1', 'not-in-hand', { card: id });
  if (cards[card].kind === 'event') return refuse('E7.1', 'cannot-be-planted', { card: id });
  if (canAfford(player, card)) return undefined;
  return refuse('E7.5', 'too-dear', { card: id, cost: costOf(player, card), soil: player.soil });
}

const refusePlanting: Refuse = (state, seat, card, place) => {
  const player = state.players[seat];
  const id = idOrNumber(card);
  const refusal = plantingRefusal(player, card);
  if (refusal !== undefined) return refusal;
  if (!openPlaces(occupied(player.cells)).includes(place)) return refuse('E7.3', 'place-not-open', { card: id });
  return refuse('E7.8', 'not-offered', { card: id });
};

const notInHand: Refuse = (_state, _seat, card) => refuse('E2.3', 'not-in-hand', { card: idOrNumber(card) });
const noSpace =
  (rule: string): Refuse =>
  (state, seat, cell) =>
    refuse(rule, 'no-space', { card: idOrNumber(state.players[seat].cells[cell]) });
const nothingThere: Refuse = (state, seat, cell) =>
  refuse('E19.3', 'nothing-there', { card: idOrNumber(state.players[seat].cells[cell]) });

/** Why a verb that fits the decision does not fit the case. */
const refusals: Readonly<Partial<Record<Verb, Refuse>>> = {
  plant: refusePlanting,
  'plant-over': (_state, _seat, card) => refuse('E7.7', 'cannot-plant-over', { card: idOrNumber(card) }),
  choose: (_state, _seat, color) => refuse('E4.2', 'color-forbidden', { color: ACTION_COLORS[color] ?? color }),
  activate: (state, seat, source) =>
    refuse('E6.5', 'cannot-activate', { card: idOrNumber(cardOfSource(state.players[seat], source)) }),
  event: (state, seat, card) =>
    state.players[seat].hand.includes(card)
      ? refuse('E11.3', 'cannot-play-event', { card: idOf(card) })
      : refuse('E11.1', 'not-in-hand', { card: idOrNumber(card) }),
  compost: notInHand,
  keep: notInHand,
  sprout: noSpace('E9.1'),
  grow: noSpace('E10.1'),
  unsprout: nothingThere,
  ungrow: nothingThere,
  store: (_state, _seat, n) => refuse('E9.3', 'cannot-store', { n }),
  convert: () => refuse('E8.1', 'cannot-convert'),
  leaf: () => refuse('E8.1', 'no-leaf'),
  seed: () => refuse('E8.1', 'no-seed'),
  claim: (state, _seat, fauna) => refuse('E13.2', 'not-claimable', { card: idOrNumber(state.fauna[fauna]) }),
  join: (state, seat) => {
    const task = decisionOf(state, seat);
    return refuse('E11.7', 'cannot-play-event', { card: task?.kind === 'join' ? idOf(task.card) : '' });
  },
  bonus: () => refuse('E14.2', 'not-claimable', { card: 'bonus' }),
};

const FREE_VERBS: ReadonlySet<Verb> = new Set(['event', 'convert', 'leaf', 'seed', 'fetch']);

/** Why a move is refused. Called only for moves that are, so that the way of the legal ones stays short. */
export function refusalOf(state: State, seat: number, move: Move): EarthRefusal {
  const verb = verbOf(move);
  if (verb === undefined || !isMove(move)) return refuse('E4', 'no-such-move', { move });
  if (state.phase === 'over') return refuse('E14.1', 'game-over');
  const task = state.players[seat] === undefined ? undefined : decisionOf(state, seat);
  if (task === undefined) return refuse('E4.1', 'not-your-decision', { seat: seatNumber(seat) });
  const fits = verbsOf(state, seat).has(verb) || verbFits(task.kind, verb);
  if (!isCheckpoint(state, task) && FREE_VERBS.has(verb))
    return refuse('E2.8', 'only-at-checkpoint', { decision: task.kind });
  if (!fits && !FREE_VERBS.has(verb)) return refuse('E4.1', 'other-decision', { decision: task.kind, verb });
  return refusals[verb]?.(state, seat, targetOf(move), spotOf(move)) ?? refuse('E4.1', 'not-offered', { verb });
}

export function why(state: State, seat: Seat, move: Move): EarthRefusal | undefined {
  return takerOf(state, seat, move) === undefined ? refusalOf(state, seat, move) : undefined;
}

function verbsOf(state: State, seat: number): Set<Verb | undefined> {
  const list: Move[] = [];
  const task = decisionOf(state, seat);
  if (task !== undefined) decisionRules(task.kind).moves(state, seat, task, list);
  return new Set(list.map(verbOf));
}

/** Verbs that belong to a decision even where none of its moves is open at the moment. */
const ownVerbs: Readonly<Record<string, readonly Verb[]>> = {
  plant: ['plant', 'plant-over'],
  activate: ['activate'],
  place: ['sprout', 'grow', 'store'],
  each: ['sprout', 'grow'],
  move: ['sprout'],
  claim: ['claim', 'bonus'],
  join: ['join'],
};
const verbFits = (kind: string, verb: Verb): boolean => ownVerbs[kind]?.includes(verb) ?? false;
