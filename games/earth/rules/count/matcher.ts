import { AREA_CARDS, cards } from '../../material/cards.ts';
import { type Card, colorsOf } from '../../material/card.ts';
import { inSpan } from '../../material/counter.ts';
import type { AbilityColor, Filter } from '../../material/vocabulary.ts';
import { type Area, growthSpaces, sproutSpaces } from '../area.ts';

/** A filter made ready: what is printed is looked up, what depends on pieces is asked. */
export interface Matcher {
  readonly printed: Uint8Array;
  readonly onCell: ((area: Area, cell: number) => boolean) | undefined;
}

/** E20.4: red, yellow and blue are answered by multicolour too; the others only by themselves. */
export function answersTo(card: Card, color: AbilityColor): boolean {
  const colors = colorsOf(card);
  if (colors.includes(color)) return true;
  return (color === 'red' || color === 'yellow' || color === 'blue') && colors.includes('multicolor');
}

type PrintedKey = Exclude<keyof Filter, 'sproutsOn' | 'growthOn' | 'full' | 'empty'>;
type Test<Key extends keyof Filter> = (card: Card, wanted: NonNullable<Filter[Key]>) => boolean;

/** E20.3, one word each. */
const printedTests: { readonly [Key in PrintedKey]: Test<Key> } = {
  kind: (card, kind) => card.kind === kind,
  type: (card, type) => card.types.includes(type),
  habitat: (card, habitat) => card.habitats.includes(habitat),
  color: answersTo,
  icon: (card, icon) => card.icons.includes(icon),
  mark: (card, mark) => card.marks.includes(mark),
  directional: (card) => card.abilities.some(({ direction }) => direction !== undefined),
  habitats: (card, span) => inSpan(span, card.habitats.length),
  cost: (card, span) => card.cost !== null && inSpan(span, card.cost),
  points: (card, span) => inSpan(span, card.points),
  abilities: (card, span) => inSpan(span, card.abilities.length),
  sproutSpaces: (card, span) => inSpan(span, card.sproutSpaces),
  growthSpaces: (card, span) => inSpan(span, card.growthSpaces),
  canopyPoints: (card, span) => inSpan(span, card.canopyPoints),
};

export function matchesPrinted(filter: Filter, card: Card): boolean {
  return (Object.keys(printedTests) as PrintedKey[]).every((key) => {
    const wanted = filter[key];
    return wanted === undefined || (printedTests[key] as Test<PrintedKey>)(card, wanted);
  });
}

const fullOf = (pieces: number, spaces: number): boolean => pieces >= spaces;

const fullTests = {
  sprouts: (area: Area, cell: number) => {
    const spaces = sproutSpaces[area.cells[cell]];
    return spaces > 0 && fullOf(area.sprouts[cell], spaces);
  },
  growth: (area: Area, cell: number) => {
    const spaces = growthSpaces[area.cells[cell]];
    return spaces > 0 && fullOf(area.growth[cell], spaces);
  },
  both: (area: Area, cell: number) =>
    fullOf(area.sprouts[cell], sproutSpaces[area.cells[cell]]) &&
    fullOf(area.growth[cell], growthSpaces[area.cells[cell]]),
} satisfies Record<NonNullable<Filter['full']>, (area: Area, cell: number) => boolean>;

function piecesTest({ sproutsOn, growthOn, full, empty }: Filter): Matcher['onCell'] {
  if (sproutsOn) return (area, cell) => inSpan(sproutsOn, area.sprouts[cell]);
  if (growthOn) return (area, cell) => inSpan(growthOn, area.growth[cell]);
  if (full) return fullTests[full];
  if (empty) return (area, cell) => area.sprouts[cell] === 0 && area.growth[cell] === 0;
  return undefined;
}

const matchers = new Map<Filter, Matcher>();

export function matcherOf(filter: Filter): Matcher {
  let matcher = matchers.get(filter);
  if (matcher === undefined) {
    const printed = Uint8Array.from({ length: AREA_CARDS }, (_, i) => Number(matchesPrinted(filter, cards[i])));
    matcher = { printed, onCell: piecesTest(filter) };
    matchers.set(filter, matcher);
  }
  return matcher;
}
