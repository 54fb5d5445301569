import type { TieBreakName, TournamentView } from '@grove/protocol';
import { WIN } from '@grove/tournaments';
import { useLocale } from '../../../parts/locale.ts';
import { type TournamentWords, useTournamentWords } from '../words/index.ts';

/** Shares of a win that typefaces have a sign for, in twelfths. */
const SHARES: Readonly<Record<number, string>> = { 3: '¼', 6: '½', 9: '¾' };

/** Points in twelfths of a win as people write them: `2½`. */
export function winsText(twelfths: number, locale: string): string {
  const whole = Math.floor(twelfths / WIN);
  const share = SHARES[twelfths % WIN];
  if (share !== undefined) return whole === 0 ? share : `${whole}${share}`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(twelfths / WIN);
}

export const percentText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

type Kind = TournamentView['settings']['format']['kind'];

const isElimination = (kind: Kind): boolean => kind === 'single-elimination' || kind === 'double-elimination';

/** The points of a standing: wins, per cent in a duplicate, in an elimination how far somebody came. */
function pointsText(
  { settings, phase, rounds }: Pick<TournamentView, 'settings' | 'phase' | 'rounds'>,
  points: number,
  words: TournamentWords,
  locale: string,
): string {
  const { kind } = settings.format;
  if (kind === 'duplicate') return percentText(points, locale);
  if (!isElimination(kind)) return winsText(points, locale);
  if (points === 0) return '–';
  return phase === 'ended' && points > rounds.length ? words.winner : words.round(points);
}

/** What a tie-break is worth. Meetings and wins are counted; the others are sums of points. */
export function tieBreakText(name: TieBreakName, value: number, locale: string): string {
  const isCounted = name === 'wins' || name === 'game-points' || name === 'direct-meeting';
  return winsText(isCounted ? value * WIN : value, locale);
}

export function usePointsText(view: Pick<TournamentView, 'settings' | 'phase' | 'rounds'>): (points: number) => string {
  const words = useTournamentWords();
  const locale = useLocale();
  return (points) => pointsText(view, points, words, locale);
}

/** The same where no column says that it is points: `2½ points`. */
export function useNamedPoints(
  view: Pick<TournamentView, 'settings' | 'phase' | 'rounds'>,
): (points: number) => string {
  const words = useTournamentWords();
  const textOf = usePointsText(view);
  const { kind } = view.settings.format;
  if (kind === 'duplicate' || isElimination(kind)) return textOf;
  return (points) => words.pointsOf(textOf(points), points / WIN);
}
