import { itemAt } from '@grove/kernel';
import type { BenchReport, Change, GameReport } from './report.ts';

const HEADINGS = [
  'game',
  'seats',
  'steps',
  'games/s',
  'ns/step',
  'in a match/s',
  'boardgame.io/s',
  'ratio',
  'match ratio',
  'kept alive/s',
  'ratio',
];

/** The report as a table to read. */
export function formatReport(report: BenchReport): string {
  const { movesPerSecond, boardgameio } = report.kernel;
  const lines = [
    `Random games per second, ${report.node}, against the same rules in boardgame.io in the same run`,
    '',
    ...table([HEADINGS, ...report.games.map(rowOf)]),
    '(kept alive: with the state kept outside of what boardgame.io manages, against its rules but in its favour)',
    '',
    `A game that does nothing, through a match: ${whole(movesPerSecond)} moves/s;`,
    `boardgame.io: client ${whole(boardgameio.clientMovesPerSecond)} (${times(boardgameio.clientRatio)}),` +
      ` bare reducer ${whole(boardgameio.reducerMovesPerSecond)} (${times(boardgameio.reducerRatio)})`,
    '',
    ...comparison(report),
  ];
  return `${lines.join('\n')}\n`;
}

function rowOf(game: GameReport): string[] {
  return [
    game.game,
    String(game.players),
    game.stepsPerGame.toFixed(1),
    whole(game.gamesPerSecond),
    whole(game.nanosecondsPerStep),
    whole(game.matchGamesPerSecond),
    whole(game.boardgameio.gamesPerSecond),
    times(game.boardgameio.ratio),
    times(game.boardgameio.matchRatio),
    whole(game.boardgameio.aliveGamesPerSecond),
    times(game.boardgameio.aliveRatio),
  ];
}

function comparison({ slower, unknown }: BenchReport): string[] {
  const lines = slower.map(describeChange);
  if (lines.length === 0) lines.push('Nothing is slower than the baseline.');
  if (unknown.length > 0)
    lines.push(`Not in the baseline yet: ${unknown.join('; ')}. Store it with --update-baseline.`);
  return lines;
}

const describeChange = ({ what, now, baseline }: Change): string =>
  `Slower: ${what} was ${baseline.toPrecision(3)}, now ${now.toPrecision(3)} (${Math.round((100 * now) / baseline)} %)`;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const times = (ratio: number): string => `${ratio < 10 ? ratio.toFixed(1) : whole(ratio)}x`;

/** The first column to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = itemAt(rows, 0).map((_, column) => Math.max(...rows.map((row) => itemAt(row, column).length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(itemAt(widths, i)) : cell.padStart(itemAt(widths, i)))).join('  '),
  );
}
