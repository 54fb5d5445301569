import { itemAt } from '@grove/kernel';
import type { KeptGame, SoloTitle } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { totalOf } from '@grove/game-kit/achievements';
import { runningMean } from '../statistics.ts';
import { useMyWords } from '../words/index.ts';
import { Figure } from './figure.tsx';
import { scale, ticksFor, widened } from './scale.ts';
import type { Size } from './use-size.ts';

interface ScoresProps {
  readonly games: readonly KeptGame[];
  readonly dateOf: (at: number) => string;
  /** What scores are called; none where they have no titles. */
  readonly titles: readonly SoloTitle[];
}

const LEFT = 40;
const RIGHT = 8;
const TOP = 12;
const BOTTOM = 42;
const LINE_HEIGHT = 30;
/** In points. */
const LEAST_RANGE = 40;

/** The scores one after the other, with the mean of the last ten, and with the titles they stand for. */
export function ScoresChart({ games, dateOf, titles }: ScoresProps) {
  const words = useMyWords();
  const totals = games.map(totalOf);
  return (
    <Figure
      title={words.scoresChart(games.length)}
      columns={[words.date, words.points]}
      rows={games.map((game) => [dateOf(game.at), totalOf(game)]).toReversed()}
      draw={(size) => (
        <>
          <Axes size={size} totals={totals} titles={titles} />
          <Points size={size} totals={totals} />
          <text x={LEFT} y={size.height - 24} className="axis">
            {dateOf(itemAt(games, 0).at)}
          </text>
          <text x={size.width - RIGHT} y={size.height - 24} className="axis end">
            {dateOf(itemAt(games, games.length - 1).at)}
          </text>
          <text x={(LEFT + size.width - RIGHT) / 2} y={size.height - 6} className="axis middle mean-name">
            {words.meanLine}
          </text>
        </>
      )}
    />
  );
}

function heightsFor({ height }: Size, totals: readonly number[]) {
  const most = Math.max(2, Math.floor((height - TOP - BOTTOM) / LINE_HEIGHT));
  const ticks = ticksFor(...widened(Math.min(...totals), Math.max(...totals), LEAST_RANGE), most);
  return { ticks, y: scale([itemAt(ticks, 0), itemAt(ticks, ticks.length - 1)], [height - BOTTOM, TOP]) };
}

interface AxesProps extends Pick<ScoresProps, 'titles'> {
  readonly size: Size;
  readonly totals: readonly number[];
}

function Axes({ size, totals, titles }: AxesProps) {
  const language = useLanguage();
  const { ticks, y } = heightsFor(size, totals);
  const isShown = (from: number) => from > itemAt(ticks, 0) && from < itemAt(ticks, ticks.length - 1);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          {titles.length === 0 && <line x1={LEFT} x2={size.width - RIGHT} y1={y(tick)} y2={y(tick)} className="rule" />}
          <text x={LEFT - 8} y={y(tick) + 4} className="axis end">
            {tick}
          </text>
        </g>
      ))}
      {titles
        .filter(({ from }) => isShown(from))
        .map(({ from, title }) => (
          <g key={from}>
            <line x1={LEFT} x2={size.width - RIGHT} y1={y(from)} y2={y(from)} className="rule" />
            <text x={LEFT + 2} y={y(from) - 4} className="axis">
              {title[language]}
            </text>
          </g>
        ))}
    </>
  );
}

function Points({ size, totals }: { readonly size: Size; readonly totals: readonly number[] }) {
  const { y } = heightsFor(size, totals);
  const x = scale([0, totals.length - 1], [LEFT + 70, size.width - RIGHT - 8]);
  const means = runningMean(totals).map((mean, i) => `${x(i)},${y(mean)}`);
  return (
    <>
      <polyline points={means.join(' ')} className="mean" />
      {totals.map((total, i) => (
        <circle key={`${x(i)}`} cx={x(i)} cy={y(total)} r={4} className="score" />
      ))}
    </>
  );
}
