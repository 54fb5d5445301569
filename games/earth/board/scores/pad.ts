import { itemAt, type Viewer } from '@grove/kernel';
import { forecast, type Forecast } from '../../rules/forecast.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import { isSolo, type State } from '../../rules/state.ts';
import { COMMON, SCORE_LINES } from '../../score-categories.ts';
import type { ScoreLine } from '../../words/cards/types.ts';

/** The points of one player; null where the table keeps them secret. */
export interface PadColumn {
  readonly seat: number;
  readonly points: Readonly<Record<ScoreLine, number | null>>;
  readonly total: number | null;
}

function pointsOf({ parts }: Forecast, line: ScoreLine): number {
  const place = COMMON[line];
  return place === undefined ? parts[line as Exclude<ScoreLine, 'common1' | 'common2'>] : itemAt(parts.common, place);
}

const column = (seat: number, total: number | null, points: (line: ScoreLine) => number | null): PadColumn => ({
  seat,
  points: Object.fromEntries(SCORE_LINES.map((line) => [line, points(line)])) as PadColumn['points'],
  total,
});

/** Whether the table keeps a player's points secret until the end; the own ones never are. */
export const isCovered = (
  { options, phase }: Pick<State, 'options' | 'phase'>,
  viewer: Viewer,
  seat: number,
): boolean => options.scores === 'hidden' && seat !== viewer && phase !== 'over';

/** E15.1: the ten lines of everybody. Where scores are kept secret, only the viewer's own and those of a finished game. */
export function padOf(state: State, viewer: Viewer): PadColumn[] {
  const covers = (seat: number) => isCovered(state, viewer, seat);
  const players = state.players.map((_, seat) => {
    const seen = forecast(state, seat);
    return column(seat, covers(seat) ? null : seen.total, (line) => (covers(seat) ? null : pointsOf(seen, line)));
  });
  return isSolo(state) ? [...players, gaiaColumn(state)] : players;
}

/** E17.11: her leaves and claims share the last line; lines that she does not have stay empty. */
function gaiaColumn(state: State): PadColumn {
  const { cards, compost, sprouts, growth, leaves, fauna, total } = gaiaScore(state);
  const points: Partial<Record<ScoreLine, number>> = { cards, compost, sprouts, growth, fauna: fauna + leaves };
  return column(state.players.length, total, (line) => points[line] ?? 0);
}

/** The lines that can bring points at this table: no ecosystems for beginners (E3.13). */
export const linesIn = ({ options }: State): readonly ScoreLine[] =>
  options.level === 'beginner'
    ? SCORE_LINES.filter((line) => line !== 'ecosystem' && line !== 'common1' && line !== 'common2')
    : SCORE_LINES;
