import {
  type Card,
  cardNamed,
  COLOURS,
  type ColourName,
  colourNamed,
  deckFor,
  HAND,
  USUAL_RING,
} from '../material/index.ts';
import { giveCard } from '../rules/hand.ts';
import { awardAll, pileOf } from '../rules/influence.ts';
import { emptyTable } from '../rules/setup.ts';
import type { State } from '../rules/types.ts';
import { NEWEST_RULES } from '../rules/versions.ts';

const OPTIONS = { timer: 60, ring: USUAL_RING } as const;

/** Gives each seat the cards that it needs, and more from what is left until it has `size`. */
function deal(state: State, hands: readonly (readonly string[])[], used: readonly Card[], size: number): void {
  const wanted = hands.map((names) => names.map(cardNamed));
  const rest = deckFor(state.players).filter((card) => !used.includes(card) && !wanted.flat().includes(card));
  wanted.forEach((cards, seat) => {
    const more = rest.splice(0, Math.max(0, size - cards.length));
    for (const card of cards.concat(more)) giveCard(state, seat, card);
  });
}

/** Before the opening, with these cards among others in the hands. */
export function openingWith(hands: readonly (readonly string[])[]): State {
  const state = emptyTable(hands.length, OPTIONS, 1, NEWEST_RULES);
  deal(state, hands, [], HAND);
  return state;
}

interface TableAt {
  /** By seat: the tops of the three piles. */
  readonly tops: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  /** Cards in each hand; those that are named and no others unless said otherwise. */
  readonly handSize?: number;
  readonly hit?: ColourName;
  /** What discs show; 5 unless said otherwise. */
  readonly popularity?: Partial<Record<ColourName, number>>;
}

/** The first seat is on turn. Who has which disc follows from the cards. */
export function turnWith({ tops, hands, handSize = 0, hit = 'orange', popularity = {} }: TableAt): State {
  const state = emptyTable(tops.length, OPTIONS, 1, NEWEST_RULES);
  const cards = tops.map((names) => names.map(cardNamed));
  cards.forEach((piles, seat) => piles.forEach((card, pile) => (state.tops[pileOf(seat, pile)] = card)));
  awardAll(state);
  deal(state, hands, cards.flat(), handSize);
  COLOURS.forEach((name, colour) => (state.popularity[colour] = popularity[name] ?? state.popularity[colour] ?? 0));
  return Object.assign(state, { stage: 'turns', turn: 1, onTurn: 0, hit: colourNamed(hit) });
}
