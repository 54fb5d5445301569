import { itemAt } from '@grove/kernel';
import { ACTION_COLORS, type Gain } from '../../material/vocabulary.ts';
import { activationForecast } from '../../rules/forecast.ts';
import { moveOf } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import { labelled } from '@grove/game-kit';
import { goodsText } from '../../words/story/goods.ts';
import { after, resolve } from './rehearsal.ts';
import { goods as countedGoods, type Speech } from './speech.ts';

/**
 * The position in which a chosen colour would be activated: with its benefit taken, pieces where they stand best (E5.1). What is
 * planted first is for the person to decide, so a planting changes nothing here.
 */
export function afterBenefit(state: State, seat: number, color: number): State {
  if (itemAt(ACTION_COLORS, color) === 'green') return state;
  return resolve(after(state, seat, moveOf('choose', color)), seat);
}

/** What a seat would activate in a colour. */
interface Outlook {
  readonly cards: number;
  readonly goods: ReadonlyMap<keyof Vocabulary['goods'], number>;
}

const GOODS: Partial<Record<Gain['what'], keyof Vocabulary['goods']>> = {
  soil: 'soil',
  sprout: 'sprout',
  growth: 'growth',
  seed: 'seed',
  draw: 'card',
  compost_deck: 'compost',
};

/** The cards of a seat that answer to a colour and can be paid for, and what they would give, as far as that is known. */
export function outlookFor(state: State, seat: number, color: number): Outlook {
  const offers = activationForecast(state, seat, color).filter(({ payable }) => payable);
  const goods = new Map<keyof Vocabulary['goods'], number>();
  for (const { what, n } of offers.flatMap(({ gains }) => gains)) {
    const good = GOODS[what];
    if (good !== undefined && n > 0) goods.set(good, (goods.get(good) ?? 0) + n);
  }
  return { cards: offers.length, goods };
}

/** `3 cards: 2 soil, 1 sprout` */
export function outlookText(speech: Speech, { cards, goods }: Outlook): string {
  const fruit = goodsText(speech.words, goods);
  const counted = countedGoods(speech, 'card', cards);
  return fruit === '' ? counted : labelled(speech.language, counted, fruit);
}
