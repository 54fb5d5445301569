import { BadInput } from '@grove/kernel';
import { readGain } from './ability.ts';
import type { GaiaGain, GaiaTurn } from './card.ts';
import { readCounter } from './counter.ts';
import { type Fields, present, readAll } from './fields.ts';
import { ACTION_COLORS, type Counter } from './vocabulary.ts';

/** Gaia's cards (E17.4, E17.6, E19.11). */
export function readGaia(fields: Fields): GaiaTurn {
  fields.text('color');
  const player = fields.part('player', readPlayer);
  return {
    player: player?.does ?? null,
    activate: player?.activate ?? null,
    gains: fields.list('gaia', readGaiaGain),
    skipsAtBeginner: fields.part('beginner', (beginner) => beginner.flag('skipNextGaiaTurn')) ?? false,
    atExpert:
      fields.part('expert', (expert) => ({
        left: expert.list('left', readGaiaGain),
        right: expert.list('right', readGaiaGain),
      })) ?? null,
  };
}

function readPlayer(fields: Fields) {
  const activate = fields.oneOf('activate', ACTION_COLORS);
  const does = fields.has('plant')
    ? { plant: fields.whole('plant'), draws: fields.list('then', readGain) }
    : { choose: fields.list('choose', readGain) };
  return { activate, does };
}

const GAIA_WORDS = ['sprout', 'growth', 'compost_deck', 'soil', 'score_card', 'claim_fauna'] as const;

const readGaiaGain = (value: unknown, where: string): GaiaGain =>
  readAll(value, where, (fields) => {
    const what = fields.oneOf('what', GAIA_WORDS);
    const n = fields.whole('n');
    if (what === 'claim_fauna') return { what, row: fields.oneOf('row', ['upper', 'lower']) };
    const per = fields.part('per', (count) => {
      if (count.whole('every') !== 1) throw new BadInput(`${where}.per.every must be 1`);
      return perWord(readCounter(count), where);
    });
    return present<GaiaGain & { what: typeof what }>({ what, n, per });
  });

function perWord(counter: Counter, where: string) {
  if (counter.count === 'cards_drawn_this_turn') return 'cards_drawn' as const;
  if (counter.count === 'soil_gained_this_turn') return 'soil_gained' as const;
  if (counter.count === 'cards' && counter.filter.color === 'blue') return 'blue_cards' as const;
  throw new BadInput(`${where}.per counts something that Gaia does not`);
}
