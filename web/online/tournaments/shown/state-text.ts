import type { TournamentSummary } from '@grove/protocol';
import { LAST_GAMES } from '@grove/tournaments';
import { type TournamentWords, useTournamentWords } from '../words/index.ts';
import { useMoment } from './times.ts';

/** How far a tournament is, by what lists and pages know of it alike. */
export type Progress = Pick<
  TournamentSummary,
  'phase' | 'isPaused' | 'format' | 'start' | 'end' | 'round' | 'rounds' | 'podium'
> & { readonly roundEnd?: number | null; readonly cancelReason?: string | null };

/** Paired at once from those who wait, without rounds. */
export const isContinuous = ({ kind }: TournamentSummary['format']): boolean =>
  kind === 'arena' || kind === 'duplicate';
export const isElimination = ({ kind }: TournamentSummary['format']): boolean => kind.endsWith('-elimination');

function stateText(
  progress: Progress,
  words: TournamentWords,
  {
    moment,
    names,
    now,
  }: { moment: (at: number) => string; names: (podium: Progress['podium']) => string; now: number },
): string {
  const { phase, isPaused, format, start, end, round, rounds, podium, roundEnd = null } = progress;
  if (phase === 'registration') return start > now ? words.startsAt(moment(start)) : words.startsSoon;
  if (phase === 'cancelled') return words.isCancelled(progress.cancelReason ?? '');
  if (phase === 'ended') {
    const winners = podium.filter(({ rank }) => rank === 1);
    return winners.length === 0 ? words.isOver : words.wonBy(names(winners));
  }
  if (isPaused) return words.isPaused;
  if (isContinuous(format) && end !== null) {
    return end > now ? words.windowUntil(moment(end)) : words.lastGamesUntil(moment(end + LAST_GAMES));
  }
  const where = words.roundOf(Math.max(round, 1), rounds);
  return roundEnd === null ? where : `${where}, ${words.until(moment(roundEnd))}`;
}

export function useStateText(names: (podium: Progress['podium']) => string): (progress: Progress) => string {
  const words = useTournamentWords();
  const moment = useMoment();
  return (progress) => stateText(progress, words, { moment, names, now: Date.now() });
}
