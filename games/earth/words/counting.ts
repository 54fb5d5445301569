import { say, typeset } from '@grove/game-kit';
import type { Counter, Direction, Filter, LineTest, Span } from '../material/vocabulary.ts';
import { filterOf } from '../rules/germination.ts';
import type { PlainCount, SpanWord } from './phrases/types.ts';
import type { Counted, Vocabulary } from './vocabulary.ts';

/** For one the first word of `Counted` is used, for many the second. */
type Grammar = 'one' | 'many';
const form = ([one, many]: Counted, number: Grammar): string => (number === 'one' ? one : many);

/** What is counted, as it follows `for each` or `for every 2` (E20). */
export function counterText(words: Vocabulary, counter: Counter, number: Grammar, direction?: Direction): string {
  switch (counter.count) {
    case 'cards':
      return scopedCards(words, counter, number, direction);
    case 'longest_line': {
      const line = counter.line === 'diagonal' ? words.forms.longestDiagonal : words.forms.longestLine;
      return say(line, { what: cardsText(words, counter.filter, 'many') }); // E20.9
    }
    case 'lines':
      return say(words.forms.line, { line: words.lines[counter.line], test: testText(words, counter) });
    case 'this_line':
      return testText(words, counter);
    default:
      return plainText(words, counter.count, number, 'scope' in counter);
  }
}

const plainText = (words: Vocabulary, count: PlainCount, number: Grammar, isOfNeighbour: boolean): string =>
  [form(words.counts[count], number), ...(isOfNeighbour ? [words.scopes.neighbour] : [])].join(' ');

/** One's own cards are placed first, `cards in your area with a red ability`; those of others last. */
function scopedCards(
  words: Vocabulary,
  { scope, filter }: Extract<Counter, { count: 'cards' }>,
  number: Grammar,
  direction?: Direction,
): string {
  const where = say(words.scopes[scope], { direction: direction === undefined ? '' : words.directions[direction] });
  const isOwn = scope === 'tableau' || scope === 'area';
  const having = havingTexts(words, filter);
  return [form(nounOf(words, filter), number), ...(isOwn ? [where, ...having] : [...having, where])].join(' ');
}

/** E20.11. */
export const testText = (words: Vocabulary, { test, of }: LineTest): string =>
  say(words.tests[test], { quality: words.qualities[of][test] });

/** Cards that a filter asks for: `rocky cards`, `trees`, `flora cards with 4 or more sprouts`. */
export const cardsText = (words: Vocabulary, filter: Filter, number: Grammar): string =>
  [form(nounOf(words, filter), number), ...havingTexts(words, filter)].join(' ');

function nounOf({ nouns, habitatCards }: Vocabulary, { type, kind, habitat }: Filter): Counted {
  if (habitat !== undefined) return habitatCards[habitat];
  return nouns[type ?? kind ?? 'card'];
}

const SPANS: readonly SpanWord[] = [
  'habitats',
  'cost',
  'points',
  'abilities',
  'sproutSpaces',
  'growthSpaces',
  'canopyPoints',
  'sproutsOn',
  'growthOn',
];

/** What else is asked of the cards, each as a phrase that follows them. */
function havingTexts(words: Vocabulary, filter: Filter): string[] {
  const { having, abilities, icons } = words;
  const { color, icon, mark, directional, full, empty } = filter;
  return [
    color && say(having.ability, { ability: abilities[color] }),
    icon && say(having.icon, { icon: icons[icon] }),
    mark && words.marks[mark],
    directional && having.directional,
    ...SPANS.map((key) => filter[key] && spanText(words, key, filter[key])),
    full && words.full[full],
    empty && having.empty,
  ].filter((text) => text !== undefined);
}

function spanText({ spans, span }: Vocabulary, key: SpanWord, { min, max, exact, parity }: Span): string {
  const [one, many] = spans[key];
  if (parity !== undefined) return say(many, { span: span[parity] });
  const limit = exact !== undefined ? span.exact : min !== undefined ? span.min : span.max;
  const n = exact ?? min ?? max ?? 0;
  return say(n === 1 ? one : many, { span: say(limit, { n }) });
}

/** A criterion of germination (E12.6): what is looked for, without an article. */
export function criterionText(words: Vocabulary, criterion: number): string {
  const filter = filterOf(criterion);
  return typeset(words.language, filter === undefined ? words.nouns.event[0] : cardsText(words, filter, 'one'));
}
