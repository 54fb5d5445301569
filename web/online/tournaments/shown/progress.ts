import type { TournamentView } from '@grove/protocol';
import type { Progress } from './state-text.ts';

/** How far the tournament of a page is, as lists tell it. */
export function progressOf(view: TournamentView): Progress {
  const { settings, rounds, standings, divisions } = view;
  const { format } = settings;
  const open = rounds.at(-1);
  const best = divisions[0] ?? standings;
  return {
    phase: view.phase,
    isPaused: view.pausedAt !== null,
    format,
    start: settings.times.start,
    end: view.end,
    round: rounds.length,
    rounds: format.kind === 'swiss' ? format.rounds : null,
    podium: best.flatMap(({ entrant, prize }) => (prize === null ? [] : [{ rank: prize, entrant, name: entrant }])),
    roundEnd: open === undefined || open.isOver ? null : open.end,
    cancelReason: view.cancelReason,
  };
}
