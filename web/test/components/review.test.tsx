import type { Decision } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { replayWords } from '../../replay/words/index.ts';
import { AllMoves } from '../../review/all-moves.tsx';
import { Chart } from '../../review/chart.tsx';
import type { DecisionWords } from '../../review/decision-words.ts';
import { TurningPoints } from '../../review/turning-points.tsx';
import { drawPage } from './draw-page.tsx';

const { en } = replayWords;
const decision = (at: number, seat: number, cost: number): Decision<unknown> => ({
  at,
  seat,
  played: [`p${at}`],
  values: [at + 0.25, -at],
  cost,
  better: [`b${at}`],
});
const DECISIONS = [decision(0, 0, 0), decision(3, 1, 2.34), decision(5, 0, 1)];
const inWords: DecisionWords = {
  nameOf: (seat) => itemAt(['Ada', 'Ben'], seat),
  numberOf: (one) => DECISIONS.indexOf(one) + 1,
  turnText: (_, steps) => `turn ${steps.join()}`,
};

test('a turning point says what it cost, what was played and what was better, and leads to its step', () => {
  const { screen } = drawPage(
    <TurningPoints points={[itemAt(DECISIONS, 1)]} inWords={inWords} source={{ table: 'oak' }} isDone />,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(en.costOf(2, '2.3'));
  expect(screen.getByText(en.wasPlayed('turn p3'))).toBeTruthy();
  expect(screen.getByText(en.wasBetter('turn b3'))).toBeTruthy();
  const link = screen.getByRole('link', { name: en.watchFrom(2) });
  expect(link.getAttribute('href')).toBe('/replay/table/oak#step=3&as=2');
});

test('that nothing cost much is said when the review is done, not before', () => {
  const points = (isDone: boolean) => (
    <TurningPoints points={[]} inWords={inWords} source={{ table: 'oak' }} isDone={isDone} />
  );
  const { screen, drawAgain } = drawPage(points(false));
  expect(screen.queryByText(en.noTurningPoints)).toBeNull();
  drawAgain(points(true));
  expect(screen.getByText(en.noTurningPoints)).toBeTruthy();
});

test('the curve stands beside it as a table: who, what, and what could be expected', () => {
  const { screen } = drawPage(<AllMoves decisions={DECISIONS} seats={2} seat={0} inWords={inWords} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((c) => c.textContent));
  expect(rows[0]).toContain(`Ada: ${en.expectedLead}`);
  expect(rows.slice(1)).toEqual([
    ['1', 'Ada', 'turn p0', '0.3', '0.0'],
    ['2', 'Ben', 'turn p3', '3.3', '2.3'],
    ['3', 'Ada', 'turn p5', '5.3', '1.0'],
  ]);
});

test('alone there is nobody to compare with, and the total is expected', () => {
  const { screen } = drawPage(<AllMoves decisions={DECISIONS} seats={1} seat={0} inWords={inWords} />);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual([en.moveColumn, en.playedColumn, `Ada: ${en.expectedTotal}`, en.costColumn]);
});

test('the chart is a picture with a name, and marks the turning points', () => {
  const turning = new Set([itemAt(DECISIONS, 1)]);
  const { screen, container } = drawPage(
    <Chart decisions={DECISIONS} count={3} seats={2} seat={1} nameOf={inWords.nameOf} turning={turning} />,
  );
  expect(screen.getByRole('img', { name: en.curveOf(en.expectedLead, 'Ben') })).toBeTruthy();
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});
