import { type Fields, present, readAll } from './fields.ts';
import { readCounter } from './counter.ts';
import {
  ABILITY_COLORS,
  type Ability,
  ACTION_COLORS,
  DIRECTIONS,
  type Effect,
  FLORA_TYPES,
  type Gain,
  GAIN_WORDS,
  HABITATS,
  type Pay,
  PAY_WORDS,
  type Placement,
  type Score,
  WHENS,
} from './vocabulary.ts';

/** All abilities have all fields, also those that are undefined: the rules read them fastest in one shape. */
export const readAbility = (value: unknown, where: string): Ability =>
  readAll(value, where, (fields) => ({
    color: fields.raw('color') === null ? null : fields.oneOf('color', ABILITY_COLORS),
    when: fields.oneOf('when', WHENS),
    chose: fields.part('if', (condition) => condition.oneOf('chose', ACTION_COLORS)),
    pay: fields.list('pay', readPay),
    gain: fields.list('gain', readGain),
    per: fields.part('per', (per) => ({ counter: readCounter(per), every: per.whole('every') })),
    direction: fields.has('direction') ? fields.oneOf('direction', DIRECTIONS) : undefined,
    place: fields.part('place', readPlacement),
    effect: fields.part('effect', (effect) => effectReaders[effect.oneOf('kind', EFFECT_KINDS)](effect)),
    score: fields.part('score', readScore),
    need: fields.part('need', (need) => ({ counter: readCounter(need), n: need.whole('n') })),
    start: fields.part('start', (start) => ({
      draw: start.whole('draw'),
      compost: start.whole('compost'),
      soil: start.whole('soil'),
    })),
  }));

const readPay = (value: unknown, where: string): Pay =>
  readAll(value, where, (fields) => ({ what: fields.oneOf('what', PAY_WORDS), n: fields.whole('n') }));

export const readGain = (value: unknown, where: string): Gain =>
  readAll(value, where, (fields) => ({
    what: fields.oneOf('what', GAIN_WORDS),
    n: fields.whole('n'),
    keep: fields.has('keep') ? fields.whole('keep') : undefined,
  }));

function readPlacement(fields: Fields): Placement {
  const mode = fields.oneOf('mode', ['each', 'spread']);
  return mode === 'each' ? { mode, type: fields.oneOf('type', FLORA_TYPES) } : { mode };
}

function readScore(fields: Fields): Score {
  return present<Score>({
    counter: readCounter(fields),
    vp: fields.has('vp') ? fields.whole('vp') : 0,
    per: fields.has('per') ? fields.whole('per') : 1,
    table: fields.has('table') ? fields.list('table', Number) : undefined,
    maxVp: fields.has('maxVp') ? fields.whole('maxVp') : undefined,
    maxCount: fields.has('maxCount') ? fields.whole('maxCount') : undefined,
  });
}

type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** E19.7: every kind of effect with its own fields. */
const effectReaders: { readonly [K in Effect['kind']]: (fields: Fields) => EffectOf<K> } = {
  discount: (fields) =>
    present<EffectOf<'discount'>>({
      kind: 'discount',
      n: fields.whole('n'),
      type: fields.has('type') ? fields.oneOf('type', FLORA_TYPES) : undefined,
      habitat: fields.has('habitat') ? fields.oneOf('habitat', HABITATS) : undefined,
    }),
  forbid_choice: (fields) => ({ kind: 'forbid_choice', color: fields.oneOf('color', ACTION_COLORS) }),
  plant_over: (fields) => ({
    kind: 'plant_over',
    color: fields.oneOf('color', ACTION_COLORS),
    draw: fields.whole('draw'),
  }),
  all_flora_types: () => ({ kind: 'all_flora_types' }),
  keep_after_planting: (fields) => ({ kind: 'keep_after_planting', n: fields.whole('n') }),
  pay_planting_with: (fields) => ({
    kind: 'pay_planting_with',
    what: fields.oneOf('what', ['hand_card', 'sprout', 'growth']),
  }),
  extra_planting_for_all: (fields) => ({ kind: 'extra_planting_for_all', n: fields.whole('n') }),
  copy: (fields) => ({ kind: 'copy', color: fields.oneOf('color', ACTION_COLORS) }),
};
const EFFECT_KINDS = Object.keys(effectReaders) as Effect['kind'][];
