import { say } from '@grove/game-kit';
import type { ActionColor, Gain, GainWord, Pay, PayWord } from '../../material/vocabulary.ts';
import { GREEN_CARDS, MAJOR, MINOR, PLANTINGS } from '../../rules/benefits.ts';
import { counted } from '../../words/sentence.ts';
import type { Speech } from './speech.ts';

const GOODS = { soil: 'soil', growth: 'growth', seed: 'seed', sprout: 'sprout' } as const;

/** The goods that a cost or a gain is about; cards where it is none of the others. */
function facts({ words }: Speech, what: PayWord | GainWord, n: number) {
  const kind = what.startsWith('sprout') ? 'sprout' : what in GOODS ? GOODS[what as keyof typeof GOODS] : 'card';
  return { n, goods: counted(n, words.goods[kind]), keep: 1 };
}

/** `gain 2 soil` */
export const gainSentence = (speech: Speech, what: GainWord, n: number): string =>
  say(speech.words.gains[what], facts(speech, what, n));

const paySentence = (speech: Speech, what: PayWord, n: number): string =>
  say(speech.words.pays[what], facts(speech, what, n));

/** `remove 2 sprouts: gain 4 growth` */
export function exchangeSentence(speech: Speech, pays: readonly Pay[], gains: readonly Gain[]): string {
  const paid = pays.map(({ what, n }) => paySentence(speech, what, n)).join(', ');
  const gained = gains.map(({ what, n }) => gainSentence(speech, what, n)).join(', ');
  if (paid === '' || gained === '') return paid + gained;
  return say(speech.words.forms.exchange, { pays: paid, gains: gained });
}

/** E5.1: what the active player takes. */
export function majorSentence(speech: Speech, color: ActionColor): string {
  if (color === 'green') return speech.table.plantAndLook(PLANTINGS.active, GREEN_CARDS.look, GREEN_CARDS.keep);
  return MAJOR[color].map(({ what, n }) => gainSentence(speech, what, n)).join(', ');
}

/** E5.1: what everybody else takes. */
export function minorSentence(speech: Speech, color: ActionColor): string {
  if (color === 'green') return speech.table.plantAndDraw(PLANTINGS.other, GREEN_CARDS.draw);
  return MINOR[color].map(({ what, n }) => gainSentence(speech, what, n)).join(` ${speech.table.or} `);
}
