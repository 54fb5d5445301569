import type { Card } from '../../material/card.ts';
import type { Ability, Counter, CountWord, Effect, GainWord, Kind, PayWord } from '../../material/vocabulary.ts';
import { type EarthRule, earthSections } from '../../rulebook/sections.ts';

const KIND: Readonly<Record<Kind, readonly EarthRule[]>> = {
  flora: ['E7.1', 'E7.2', 'E7.4'],
  terrain: ['E7.1', 'E7.2', 'E7.4'],
  event: ['E11.1', 'E11.3', 'E11.4'],
  island: ['E2.2', 'E3.6', 'E3.7'],
  climate: ['E2.2', 'E3.6'],
  ecosystem: ['E2.10', 'E3.3', 'E3.6', 'E21.5'],
  fauna: ['E2.10', 'E13.1', 'E13.2', 'E13.4', 'E13.5'],
  gaia: ['E17.3', 'E17.4', 'E17.5', 'E17.6'],
};

const PAY: Readonly<Record<PayWord, readonly EarthRule[]>> = {
  soil: [],
  sprout: ['E9.6'],
  growth: ['E10.4'],
  compost_hand: ['E2.3'],
  compost_discard: ['E18.2'],
};

const GAIN: Readonly<Record<GainWord, readonly EarthRule[]>> = {
  draw: ['E18.1'],
  soil: [],
  sprout: ['E9.2', 'E9.3'],
  growth: ['E10.2', 'E10.3'],
  compost_hand: ['E2.3'],
  compost_deck: ['E18.1'],
  seed: ['E8.4', 'E12.1'],
  sprout_others: ['E6.10', 'E9.5'],
  sprout_one_other: ['E6.10', 'E9.5', 'E16.3'],
  pick_from_compost: ['E2.3'],
};

const EFFECT: Readonly<Record<Effect['kind'], readonly EarthRule[]>> = {
  discount: ['E7.4'],
  forbid_choice: ['E4.2'],
  plant_over: ['E7.7'],
  all_flora_types: [],
  keep_after_planting: ['E5.3'],
  pay_planting_with: ['E7.5'],
  extra_planting_for_all: ['E5.5'],
  copy: ['E6.5'],
};

const COUNT: Readonly<Partial<Record<CountWord, readonly EarthRule[]>>> = {
  cards: ['E20.2'],
  sprouts: ['E20.5'],
  growth: ['E20.5'],
  sets: ['E20.6'],
  empty_spaces: ['E20.8'],
  longest_line: ['E20.9'],
  lines: ['E20.10', 'E20.11'],
  this_line: ['E20.10', 'E20.11'],
  full_diagonals: ['E20.12'],
};

function forCounter(counter: Counter): readonly EarthRule[] {
  const scope = 'scope' in counter && counter.scope !== undefined ? (['E20.1'] as const) : [];
  const color = 'filter' in counter && counter.filter.color !== undefined ? (['E20.4'] as const) : [];
  return [...scope, ...color, ...(COUNT[counter.count] ?? [])];
}

function forAbility({
  color,
  when,
  chose,
  pay,
  gain,
  per,
  direction,
  place,
  effect,
  score,
  need,
}: Ability): EarthRule[] {
  return [
    ...(color === null ? [] : (['E19.1'] as const)),
    ...(when === 'activate' ? (['E6.1', 'E6.5'] as const) : []),
    ...(when === 'plant' ? (['E7.6'] as const) : []),
    ...(when === 'event_played' ? (['E11.5'] as const) : []),
    ...(chose === undefined ? [] : (['E6.8'] as const)),
    ...(pay.length === 0 ? [] : (['E19.3'] as const)),
    ...(gain.length === 0 ? [] : (['E19.4'] as const)),
    ...pay.flatMap(({ what }) => PAY[what]),
    ...gain.flatMap(({ what }) => GAIN[what]),
    ...(per === undefined ? [] : forCounter(per.counter)),
    ...(place === undefined ? [] : (['E19.6'] as const)),
    ...(effect === undefined ? [] : (['E19.7'] as const)),
    ...(effect === undefined ? [] : EFFECT[effect.kind]),
    ...(direction === undefined ? [] : (['E19.8'] as const)),
    ...(score === undefined ? [] : forCounter(score.counter)),
    ...(score === undefined ? [] : [score.table === undefined ? ('E21.1' as const) : ('E21.2' as const)]),
    ...(need === undefined ? [] : forCounter(need.counter)),
  ];
}

const ORDER: readonly EarthRule[] = earthSections.flatMap(({ rules }) => rules);

/** The rules that touch a card, by what is printed on it, in the order of the rulebook. */
export function relatedRules(card: Card): readonly EarthRule[] {
  const { kind, timing, sproutSpaces, growthSpaces, types, abilities } = card;
  const touched = new Set<EarthRule>([
    ...KIND[kind],
    ...(timing === 'anytime' ? (['E11.2'] as const) : []),
    ...(timing === 'between_turns' ? (['E11.6', 'E11.7'] as const) : []),
    ...(sproutSpaces > 0 ? (['E9.1'] as const) : []),
    ...(growthSpaces > 0 ? (['E10.1', 'E10.5'] as const) : []),
    ...(types.length > 2 ? (['E20.2'] as const) : []),
    ...abilities.flatMap(forAbility),
  ]);
  return ORDER.filter((rule) => touched.has(rule));
}
