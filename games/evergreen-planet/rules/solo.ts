import { RIVER, TAKERS } from './layout.ts';
import { WILD } from '../material/facts.ts';
import type { State } from './types.ts';
import { fertilityOf } from './zone.ts';

/** More than any number of icons: a wild card comes first, a drought behind every fertility card. */
const FIRST_CHOICE = 1000;

/** P9.2: how much the virtual opponent wants a card. */
function appeal(state: State, card: number): number {
  const { biomeOfCard, fertilityOfCard, isDrought } = state.material;
  if (biomeOfCard[card] === WILD) return FIRST_CHOICE;
  if (isDrought[card] === 1) return -fertilityOf(state, biomeOfCard[card]);
  return fertilityOfCard[card];
}

/** The place in the river of the card that the virtual opponent takes; of equals the leftmost. */
export function opponentsChoice(state: State): number {
  let best = -1;
  let most = -Infinity;
  for (let place = 0; place < state.riverSize; place++) {
    if (state.cards[TAKERS + place] !== 0) continue;
    const wanted = appeal(state, state.cards[RIVER + place]);
    if (wanted <= most) continue;
    best = place;
    most = wanted;
  }
  return best;
}

/** P9.3: the title for a solo score. */
export const TITLES = [
  { from: 0, title: 'broccoli' },
  { from: 121, title: 'bonsai' },
  { from: 136, title: 'olive-tree' },
  { from: 151, title: 'holly' },
  { from: 161, title: 'birch' },
  { from: 171, title: 'pine' },
  { from: 181, title: 'oak' },
  { from: 191, title: 'baobab' },
  { from: 201, title: 'legendary-sequoia' },
] as const;
export type Title = (typeof TITLES)[number]['title'];

export const titleFor = (points: number): Title =>
  TITLES.findLast(({ from }) => points >= from)?.title ?? TITLES[0].title;

/** The first title above a score, and the points that it takes; undefined at the top. */
export const nextTitle = (points: number): (typeof TITLES)[number] | undefined =>
  TITLES.find(({ from }) => from > points);
