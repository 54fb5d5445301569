import { type Fields, present } from './fields.ts';
import {
  ABILITY_COLORS,
  type Counter,
  type CountWord,
  type Filter,
  FLORA_TYPES,
  FULLS,
  HABITATS,
  ICONS,
  LINE_QUALITIES,
  LINE_TESTS,
  type LineTest,
  MARKS,
  SCOPES,
  type Span,
} from './vocabulary.ts';

/** E20: reads what is counted out of an object that says more besides (points, how many are needed). */
export function readCounter(fields: Fields): Counter {
  return readers[fields.oneOf('count', COUNT_WORDS)](fields);
}

const plain =
  <Word extends CountWord>(count: Word) =>
  () =>
    ({ count }) as Extract<Counter, { count: Word }>;

const readers: { readonly [Word in CountWord]: (fields: Fields) => Counter } = {
  cards: (fields) => ({ count: 'cards', scope: fields.oneOf('scope', SCOPES), filter: readFilter(fields) }),
  events: (fields) =>
    fields.has('scope') ? { count: 'events', scope: fields.oneOf('scope', ['neighbour']) } : { count: 'events' },
  soil: plain('soil'),
  hand: plain('hand'),
  compost: plain('compost'),
  sprouts: plain('sprouts'),
  growth: plain('growth'),
  sets: plain('sets'),
  full_rows: plain('full_rows'),
  full_columns: plain('full_columns'),
  full_diagonals: plain('full_diagonals'),
  cards_drawn_this_turn: plain('cards_drawn_this_turn'),
  soil_gained_this_turn: plain('soil_gained_this_turn'),
  empty_spaces: (fields) => {
    fields.oneOf('scope', ['direction']);
    return { count: 'empty_spaces' };
  },
  longest_line: readLongestLine,
  lines: (fields) => ({ count: 'lines', line: fields.oneOf('line', ['row', 'column']), ...readTest(fields) }),
  this_line: (fields) => ({ count: 'this_line', ...readTest(fields) }),
};
const COUNT_WORDS = Object.keys(readers) as CountWord[];

/** On a terrain the line runs through the card's direction, on an ecosystem it is named (E20.9). */
function readLongestLine(fields: Fields): Counter {
  const filter = readFilter(fields);
  fields.oneOf('scope', ['direction', 'tableau']);
  if (!fields.has('line')) return { count: 'longest_line', filter };
  return { count: 'longest_line', line: fields.oneOf('line', ['diagonal']), filter };
}

const readTest = (fields: Fields): LineTest => ({
  test: fields.oneOf('test', LINE_TESTS),
  of: fields.oneOf('of', LINE_QUALITIES),
});

function readFilter(fields: Fields): Filter {
  const filter = fields.part('filter', (keys) => {
    const word = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
      keys.has(name) ? keys.oneOf(name, words) : undefined;
    return present<Filter>({
      kind: word('kind', ['flora', 'terrain']),
      type: word('type', FLORA_TYPES),
      habitat: word('habitat', HABITATS),
      color: word('color', ABILITY_COLORS),
      icon: word('icon', ICONS),
      mark: word('mark', MARKS),
      full: word('full', FULLS),
      directional: keys.flag('directional') ? true : undefined,
      empty: keys.flag('empty') ? true : undefined,
      habitats: keys.part('habitats', readSpan),
      cost: keys.part('cost', readSpan),
      points: keys.part('points', readSpan),
      abilities: keys.part('abilities', readSpan),
      sproutSpaces: keys.part('sproutSpaces', readSpan),
      growthSpaces: keys.part('growthSpaces', readSpan),
      canopyPoints: keys.part('canopyPoints', readSpan),
      sproutsOn: keys.part('sproutsOn', readSpan),
      growthOn: keys.part('growthOn', readSpan),
    });
  });
  return filter ?? {};
}

const readSpan = (fields: Fields): Span =>
  present<Span>({
    min: fields.has('min') ? fields.whole('min') : undefined,
    max: fields.has('max') ? fields.whole('max') : undefined,
    exact: fields.has('exact') ? fields.whole('exact') : undefined,
    parity: fields.has('parity') ? fields.oneOf('parity', ['even', 'odd']) : undefined,
  });

export function inSpan(span: Span, value: number): boolean {
  if (span.min !== undefined && value < span.min) return false;
  if (span.max !== undefined && value > span.max) return false;
  if (span.exact !== undefined && value !== span.exact) return false;
  return span.parity === undefined || (Math.abs(value) % 2 === 0) === (span.parity === 'even');
}
