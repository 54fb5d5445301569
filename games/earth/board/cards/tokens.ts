import type {
  Ability,
  Counter,
  Effect,
  Filter,
  Gain,
  GainWord,
  Pay,
  PayWord,
  Score,
  Span,
} from '../../material/vocabulary.ts';
import type { IconName } from '../../material/icon-names.ts';

/** What a band reads, sign by sign. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  /** With a number it stands on one plate with it, so that the number cannot be read as that of the next sign too. */
  | { readonly kind: 'icon'; readonly icon: IconName; readonly n?: number }
  | { readonly kind: 'arrow' }
  /** The colon between cost and gain of an ability that is activated; objectives count cards by it (E21). */
  | { readonly kind: 'colon' }
  | { readonly kind: 'per' };

const text = (value: string | number): Token => ({ kind: 'text', text: String(value) });
const icon = (name: IconName): Token => ({ kind: 'icon', icon: name });
const ARROW: Token = { kind: 'arrow' };
const COLON: Token = { kind: 'colon' };
const PER: Token = { kind: 'per' };

/** A one is not written. */
const many = (n: number, name: IconName): Token[] => [n === 1 ? icon(name) : { kind: 'icon', icon: name, n }];

const PAYS: Readonly<Record<PayWord, IconName>> = {
  soil: 'soil',
  sprout: 'sprout',
  growth: 'growth',
  compost_hand: 'compost',
  compost_discard: 'uncompost',
};

const GAINS: Readonly<Record<GainWord, IconName>> = {
  draw: 'draw',
  soil: 'soil',
  sprout: 'sprout',
  growth: 'growth',
  compost_hand: 'compost',
  compost_deck: 'deck',
  seed: 'seed',
  sprout_others: 'sprout',
  sprout_one_other: 'sprout',
  pick_from_compost: 'pick',
};

const payTokens = ({ what, n }: Pay): Token[] => many(n, PAYS[what]);

function gainTokens({ what, n, keep }: Gain): Token[] {
  if (what === 'sprout_others') return [icon('others'), ...many(n, 'sprout')];
  if (what === 'sprout_one_other') return [icon('opponent'), ...many(n, 'sprout')];
  return keep === undefined ? many(n, GAINS[what]) : [...many(n, GAINS[what]), ARROW, ...many(keep, 'hand')];
}

/** The signs of an ability, in the order in which it is carried out. */
export function tokensOf(ability: Ability): Token[] {
  const { score, need, start, effect, direction } = ability;
  if (score) return scoreTokens(score, ability);
  if (need) return [text(need.n), ...counterTokens(need.counter)];
  if (start) return [...many(start.draw, 'draw'), ...many(start.compost, 'compost'), ...many(start.soil, 'soil')];
  const done = effect ? effectTokens(effect) : usualTokens(ability);
  return direction === undefined || ability.place === undefined ? done : [...done, icon(direction)];
}

function usualTokens({ color, chose, when, pay, gain, per, place }: Ability): Token[] {
  const before = [
    ...(chose === undefined ? [] : [icon(chose)]),
    ...(when === 'event_played' ? [icon('event')] : []),
    ...pay.flatMap(payTokens),
  ];
  const gains = gain.flatMap(gainTokens);
  const times =
    per === undefined ? [] : [PER, ...(per.every === 1 ? [] : [text(per.every)]), ...counterTokens(per.counter)];
  const where = place?.mode === 'each' ? [icon(place.type)] : [];
  const between = pay.length > 0 && color !== 'black' ? COLON : ARROW;
  return [...before, ...(before.length > 0 ? [between] : []), ...gains, ...times, ...where];
}

function scoreTokens({ vp, per, table, counter }: Score, { direction }: Ability): Token[] {
  const where = direction === undefined ? [] : [icon(direction)];
  const worth = table === undefined ? text(vp) : text(table.join(' '));
  return [worth, PER, ...(per === 1 ? [] : [text(per)]), ...counterTokens(counter), ...where];
}

type Plain = Exclude<Counter['count'], 'cards' | 'lines' | 'this_line' | 'longest_line'>;

const COUNTS: Readonly<Record<Plain, IconName>> = {
  events: 'event',
  soil: 'soil',
  hand: 'hand',
  compost: 'compost',
  sprouts: 'sprout',
  growth: 'growth',
  sets: 'sets',
  empty_spaces: 'empty',
  full_rows: 'row',
  full_columns: 'column',
  full_diagonals: 'diagonal',
  cards_drawn_this_turn: 'draw',
  soil_gained_this_turn: 'soil',
};

function counterTokens(counter: Counter): Token[] {
  switch (counter.count) {
    case 'cards':
      return [...filterTokens(counter.filter), ...scopeTokens(counter.scope)];
    case 'longest_line':
      return [...filterTokens(counter.filter), icon(counter.line === 'diagonal' ? 'diagonal' : 'line_orthogonal')];
    case 'lines':
      return [icon(counter.line), icon(counter.test), icon(counter.of)];
    case 'this_line':
      return [icon(counter.test), icon(counter.of)];
    case 'events':
      return [icon('event'), ...(counter.scope === undefined ? [] : [icon('neighbour')])];
    default:
      return [icon(COUNTS[counter.count])];
  }
}

/** Scopes that a sign tells; the own tableau and area go without saying. */
const SCOPE_SIGNS = { neighbour: 'neighbour', best_player: 'best', planted_this_turn: 'planted' } as const;

const scopeTokens = (scope: string): Token[] =>
  scope in SCOPE_SIGNS ? [icon(SCOPE_SIGNS[scope as keyof typeof SCOPE_SIGNS])] : [];

const SPANS = {
  habitats: 'habitats',
  cost: 'soil',
  points: 'points',
  abilities: 'abilities',
  sproutSpaces: 'sprout-space',
  growthSpaces: 'trunk',
  canopyPoints: 'canopy',
  sproutsOn: 'sprout',
  growthOn: 'growth',
} as const satisfies Partial<Record<keyof Filter, IconName>>;
type SpanKey = keyof typeof SPANS;

function filterTokens(filter: Filter): Token[] {
  const { kind, type, habitat, color, icon: wanted, mark, directional, full, empty } = filter;
  const signs = [
    type === undefined ? kind : undefined, // a tree is flora anyway
    type,
    habitat,
    color,
    wanted === undefined ? undefined : (`has-${wanted}` as const),
    mark,
    directional && ('directional' as const),
    full === undefined ? undefined : (`full-${full}` as const),
    empty && ('bare' as const),
  ].filter((sign) => sign !== undefined);
  const spans = (Object.keys(SPANS) as SpanKey[]).flatMap((key) => {
    const span = filter[key];
    return span === undefined ? [] : [icon(SPANS[key]), text(spanText(span))];
  });
  const all = [...signs.map(icon), ...spans];
  return all.length === 0 ? [icon('card')] : all;
}

function spanText({ min, max, exact, parity }: Span): string {
  if (parity !== undefined) return parity === 'even' ? '2 4 6' : '1 3 5';
  if (exact !== undefined) return `=${exact}`;
  return min === undefined ? `≤${max ?? 0}` : `≥${min}`;
}

function effectTokens(effect: Effect): Token[] {
  switch (effect.kind) {
    case 'discount':
      return [text(`−${effect.n}`), icon('soil'), icon(effect.type ?? effect.habitat ?? 'card')];
    case 'forbid_choice':
      return [icon('never'), icon(effect.color)];
    case 'plant_over':
      return [icon('over'), icon(effect.color), ARROW, ...many(effect.draw, 'draw')];
    case 'all_flora_types':
      return [icon('tree'), icon('herb'), icon('mushroom'), icon('bush')];
    case 'keep_after_planting':
      return [...many(4, 'draw'), ARROW, ...many(effect.n, 'hand')];
    case 'pay_planting_with':
      return [icon(effect.what === 'hand_card' ? 'compost' : effect.what), text('='), icon('soil')];
    case 'extra_planting_for_all':
      return [icon('others'), text(`+${effect.n}`), icon('planted')];
    default:
      return [icon('copy'), icon(effect.color)];
  }
}
