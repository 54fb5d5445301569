import type { Seen } from '../../rules/events.ts';
import { counted } from '../sentence.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Good = keyof Vocabulary['goods'];
/** In the order in which they were first gained or paid. */
type Amounts = ReadonlyMap<Good, number>;

function gain(event: Seen): readonly [Good, number] | undefined {
  switch (event.kind) {
    case 'got':
    case 'gaia-got':
      return [event.what, event.n];
    case 'stored':
      return ['sprout', event.n];
    case 'drew':
      return ['card', event.n];
    case 'kept':
      return ['card', 1];
    case 'composted':
      return ['compost', event.n];
    default:
      return undefined;
  }
}

const cost = (event: Seen): readonly [Good, number] | undefined => {
  if (event.kind === 'uncomposted') return ['compost', event.n];
  return event.kind === 'paid' ? [event.what, event.n] : undefined;
};

function sumOf(events: readonly Seen[], amountOf: (event: Seen) => readonly [Good, number] | undefined): Amounts {
  const sums = new Map<Good, number>();
  for (const event of events) {
    const [good, n = 0] = amountOf(event) ?? [];
    if (good !== undefined && n > 0) sums.set(good, (sums.get(good) ?? 0) + n);
  }
  return sums;
}

export const gained = (events: readonly Seen[]): Amounts => sumOf(events, gain);
export const paid = (events: readonly Seen[]): Amounts => sumOf(events, cost);

/** `5 soil, 2 cards`; empty where there is nothing. */
export const goodsText = ({ goods }: Vocabulary, amounts: Amounts): string =>
  Array.from(amounts, ([good, n]) => counted(n, goods[good])).join(', ');
