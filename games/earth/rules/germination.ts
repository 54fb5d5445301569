import { earthCards } from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import type { Filter } from '../material/vocabulary.ts';
import { matchesPrinted } from './count/matcher.ts';
import { reshuffle, takeOut } from './deck.ts';
import type { StepContext } from './state.ts';

/** E12.6: what can be named. Each is a filter over printed values; `flora` where only flora has the value. */
const filters: Readonly<Record<string, Filter>> = {
  'cost<=3': { cost: { max: 3 } },
  'cost>=4': { cost: { min: 4 } },
  'points<=3': { points: { max: 3 } },
  'points>=4': { points: { min: 4 } },
  'points even': { points: { parity: 'even' } },
  'points odd': { points: { parity: 'odd' } },
  'sproutSpaces<=3': { kind: 'flora', sproutSpaces: { max: 3 } },
  'sproutSpaces=6': { kind: 'flora', sproutSpaces: { exact: 6 } },
  'habitat:sunny': { habitat: 'sunny' },
  'habitat:wet': { habitat: 'wet' },
  'habitat:rocky': { habitat: 'rocky' },
  'habitat:cold': { habitat: 'cold' },
  'type:tree': { type: 'tree' },
  'type:herb': { type: 'herb' },
  'type:mushroom': { type: 'mushroom' },
  'type:bush': { type: 'bush' },
  terrain: { kind: 'terrain' },
  'habitats<=1': { habitats: { max: 1 } },
  'habitats>=2': { habitats: { min: 2 } },
  'canopyPoints<=4': { kind: 'flora', canopyPoints: { max: 4 } },
  'canopyPoints>=5': { kind: 'flora', canopyPoints: { min: 5 } },
  'growthSpaces<=2': { kind: 'flora', growthSpaces: { max: 2 } },
  'growthSpaces>=4': { kind: 'flora', growthSpaces: { min: 4 } },
  'color:red': { color: 'red' },
  'color:yellow': { color: 'yellow' },
  'color:blue': { color: 'blue' },
  'color:multicolor': { color: 'multicolor' },
  'color:green': { color: 'green' },
  'color:brown': { color: 'brown' },
  'color:black': { color: 'black' },
  'two abilities': { abilities: { exact: 2 } },
  directional: { directional: true },
  'name:bold': { mark: 'bold' },
  'name:italic': { mark: 'italic' },
  'name:underline': { mark: 'underline' },
  'icon:growth': { icon: 'growth' },
  'icon:sprout': { icon: 'sprout' },
  'icon:soil': { icon: 'soil' },
  'icon:compost': { icon: 'compost' },
  'icon:draw': { icon: 'draw' },
  'icon:colon': { icon: 'colon' },
};

export const CRITERIA: readonly string[] = [...Object.keys(filters), 'event'];

/** The printed values that a criterion asks for; undefined for `event`, which asks for the kind of card. */
export const filterOf = (criterion: number): Filter | undefined => filters[CRITERIA[criterion]];

/** E12.3: events match no criterion but `event`. */
export function meetsCriterion(card: Card, criterion: number): boolean {
  const filter = filterOf(criterion);
  if (filter === undefined) return card.kind === 'event';
  return card.kind !== 'event' && matchesPrinted(filter, card);
}

/** For every criterion which Earth cards meet it. */
export const meeting = CRITERIA.map((_, criterion) =>
  Uint8Array.from(earthCards, (card) => Number(meetsCriterion(card, criterion))),
);

/** E12.2, E12.4: reveals cards from the bottom of the deck until one matches; then the old discard, newest first. */
export function germinate(context: StepContext, seat: number, criterion: number): void {
  const { state, tell } = context;
  const matches = meeting[criterion];
  const found = state.deck.findIndex((card) => matches[card]);
  const earlier = found < 0 ? state.discard.findLastIndex((card) => matches[card]) : -1;
  const card = found >= 0 ? state.deck[found] : (state.discard[earlier] ?? -1);
  const revealed = found < 0 ? [...state.deck] : state.deck.slice(0, found + 1);
  if (earlier >= 0) {
    state.discard.splice(earlier, 1);
    takeOut(state.openDiscard, card);
  }
  state.deck = state.deck.slice(revealed.length);
  const passed = revealed.filter((other) => other !== card);
  state.discard.push(...passed);
  state.openDiscard.push(...passed);
  if (card >= 0) {
    state.players[seat].hand.push(card);
    state.players[seat].shown.push(card);
  }
  if (card < 0) state.players[seat].seeds++; // E12.4: the seed comes back
  if (state.deck.length === 0) reshuffle(context); // E12.5
  tell?.({ kind: 'germinated', seat, criterion, revealed, card });
}
