import type { Card } from '../material/card.ts';
import type {
  Ability,
  Counter,
  Direction,
  Effect,
  Filter,
  Gain,
  GainWord,
  PayWord,
  Score,
  Span,
} from '../material/vocabulary.ts';
import { filterOf } from '../rules/germination.ts';
import { counted, filled, listed, sentence } from './sentence.ts';
import type { Named, SpanWord, Vocabulary } from './vocabulary.ts';

/** What a card does, put together from its data word by word; no card has a text of its own. */
export const reminderOf = (words: Vocabulary, card: Card): string[] =>
  sentencesOf(words, card).map((text, i) => {
    const { color } = card.abilities[i];
    return color === null ? text : `[${words.colors[color]}] ${text}`;
  });

/** The same without the colours, for where the colour is seen. */
export const sentencesOf = (words: Vocabulary, card: Card): string[] =>
  card.abilities.map((ability) => {
    const text = abilityText(words, ability);
    const timed = card.timing === 'between_turns' ? `${words.forms.betweenTurns}: ${text}` : text; // E11.7
    return sentence('{text}', { text: timed });
  });

function abilityText(words: Vocabulary, ability: Ability): string {
  const { chose, pay, effect, score, need, start, when, direction } = ability;
  if (score) return scoreText(words, score, direction);
  if (need) return filled(words.forms.need, { n: need.n, what: counterText(words, need.counter, direction) });
  if (start) return filled(words.forms.start, start);
  if (effect) return effectText(words, effect);
  const conditions = [
    ...(chose ? [filled(words.forms.chose, { color: words.colors[chose] })] : []),
    ...(when === 'event_played' ? [words.forms.eventPlayed] : []),
    ...(pay.length > 0
      ? [pay.map(({ what, n }) => filled(words.pays[what], amountOf(words, what, n))).join(', ')]
      : []),
  ];
  return [...conditions, gainText(words, ability)].join(': ');
}

/** The goods that a cost or a gain is about; cards where it is none of the others. */
function amountOf(words: Vocabulary, what: PayWord | GainWord, n: number) {
  const goods = { soil: 'soil', growth: 'growth', seed: 'seed', sprout: 'sprout' } as const;
  const kind = what.startsWith('sprout') ? 'sprout' : what in goods ? goods[what as keyof typeof goods] : 'card';
  return { n, goods: counted(n, words.goods[kind]) };
}

function gainText(words: Vocabulary, { gain, per, place, direction = 'row' }: Ability): string {
  if (place) {
    const what = gain[0].what === 'growth' ? 'growth' : 'sprout';
    const facts = {
      n: gain[0].n,
      goods: words.goods[what][gain[0].n === 1 ? 0 : 1],
      direction: words.directions[direction],
    };
    if (place.mode === 'spread') return filled(words.forms.spread, facts);
    return filled(words.forms.each, { ...facts, type: words.types[place.type] });
  }
  const gains = gainsText(words, gain);
  if (!per) return gains;
  const what = counterText(words, per.counter);
  const times =
    per.every === 1 ? filled(words.forms.times, { what }) : filled(words.forms.every, { every: per.every, what });
  return `${gains} ${times}`;
}

/** What is simply gained goes into one phrase: `gain 1 growth and 1 sprout, draw 1 card`. */
function gainsText(words: Vocabulary, gains: readonly Gain[]): string {
  const phrases: { template: string; goods: string[]; facts: Named }[] = [];
  for (const { what, n, keep = 0 } of gains) {
    const template = words.gains[what];
    const facts = { ...amountOf(words, what, n), keep };
    const last = phrases.at(-1);
    if (last !== undefined && last.template === template && template.includes('{goods}')) last.goods.push(facts.goods);
    else phrases.push({ template, goods: [facts.goods], facts });
  }
  return phrases
    .map(({ template, goods, facts }) => filled(template, { ...facts, goods: listed(goods, words.forms.and) }))
    .join(', ');
}

function scoreText(words: Vocabulary, score: Score, direction?: Direction): string {
  const { counter, vp, per, table, maxVp, maxCount } = score;
  if (counter.count === 'this_line') {
    const line = words.lines[direction === 'column' ? 'column' : 'row'];
    return filled(words.forms.thisLine, {
      vp,
      line,
      test: words.tests[counter.test],
      quality: words.qualities[counter.of],
    });
  }
  const what = counterText(words, counter, direction);
  const limits = [
    ...(maxVp === undefined ? [] : [filled(words.forms.atMost, { max: maxVp })]),
    ...(maxCount === undefined ? [] : [filled(words.forms.atMostCount, { max: maxCount })]),
  ];
  const main = table
    ? filled(words.forms.table, { table: table.join(', '), what })
    : filled(per === 1 ? words.forms.score : words.forms.scorePer, { vp, per, what });
  return [main, ...limits].join(', ');
}

function counterText(words: Vocabulary, counter: Counter, direction?: Direction): string {
  const base = words.counts[counter.count];
  if (counter.count === 'lines' || counter.count === 'this_line') {
    const line = 'line' in counter ? words.lines[counter.line] : '';
    return filled(base, { line, test: words.tests[counter.test], quality: words.qualities[counter.of] });
  }
  const parts = 'filter' in counter ? countedCards(words, base, counter.filter) : [base];
  if ('scope' in counter && counter.scope !== undefined) {
    const where = direction === undefined ? '' : words.directions[direction];
    parts.push(filled(words.scopes[counter.scope], { direction: where }));
  } else if (counter.count === 'longest_line') {
    parts.push(words.directions[counter.line === 'diagonal' ? 'diagonal4' : 'line_orthogonal']);
  }
  return parts.join(' ');
}

/** A type says what is counted: `herb`, not `card (herb)`. What else is asked of the cards follows in brackets. */
function countedCards(words: Vocabulary, base: string, filter: Filter): string[] {
  const { type, kind, ...rest } = filter;
  const keys = keysOf(words, rest);
  const noun = type !== undefined ? words.types[type] : kind !== undefined ? words.filters[kind] : base;
  return keys.length === 0 ? [noun] : [noun, `(${keys.join(', ')})`];
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

/** A criterion of germination (E12.6), in brackets. */
export function criterionText(words: Vocabulary, criterion: number): string {
  const filter = filterOf(criterion);
  return `[${filter === undefined ? words.filters.event : keysOf(words, filter).join(', ')}]`;
}

/** The keys of a filter, so that every language can say them one after the other. */
function keysOf(words: Vocabulary, filter: Filter): string[] {
  const { kind, type, habitat, color, icon, mark, directional, full, empty } = filter;
  return [
    kind && words.filters[kind],
    type && words.types[type],
    habitat && words.habitats[habitat],
    color && filled(words.filters.color, { color: words.colors[color] }),
    icon && filled(words.filters.icon, { icon: words.icons[icon] }),
    mark && words.marks[mark],
    directional && words.filters.directional,
    ...SPANS.map((key) => filter[key] && spanText(words, key, filter[key])),
    full && words.full[full],
    empty && words.filters.empty,
  ].filter((key) => key !== undefined);
}

function spanText(words: Vocabulary, key: SpanWord, { min, max, exact, parity }: Span): string {
  const name = words.spans[key];
  if (parity !== undefined) return `${name} ${words.filters[parity]}`;
  if (exact !== undefined) return `${name} = ${exact}`;
  return min === undefined ? `${name} ≤ ${max ?? 0}` : `${name} ≥ ${min}`;
}

function effectText(words: Vocabulary, effect: Effect): string {
  const template = words.effects[effect.kind];
  switch (effect.kind) {
    case 'discount': {
      const what = effect.type ? words.types[effect.type] : effect.habitat ? words.habitats[effect.habitat] : '';
      return filled(template, { n: effect.n, what: `${words.goods.card[1]} (${what})` });
    }
    case 'forbid_choice':
    case 'copy':
      return filled(template, { color: words.colors[effect.color] });
    case 'plant_over':
      return filled(template, { color: words.colors[effect.color], n: effect.draw });
    case 'pay_planting_with': {
      const good = effect.what === 'hand_card' ? 'card' : effect.what;
      return filled(template, { what: words.goods[good][1] });
    }
    case 'keep_after_planting':
    case 'extra_planting_for_all':
      return filled(template, { n: effect.n });
    default:
      return template;
  }
}
