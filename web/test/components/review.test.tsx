import type { Decision } from '@grove/bots';
import { expect, test, vi } from 'vitest';
import { replayWords } from '../../replay/words/index.ts';
import { MistakeList } from '../../review/mistake-list.tsx';
import { ReviewControls } from '../../review/review-controls.tsx';
import { Verdict } from '../../review/verdict.tsx';
import { drawPage } from './draw-page.tsx';

const { en } = replayWords;
const decision = (at: number, cost: number, isCoarse = false): Decision<unknown> => ({
  at,
  seat: 0,
  played: [`p${at}`],
  expected: at,
  cost,
  better: [`b${at}`],
  isCoarse,
});
const DECISIONS = [decision(0, 0), decision(3, 2.34), decision(7, 9, true)];
const texts = { played: 'Plant on a1', better: 'Plant on b2', whyPlayed: undefined, whyBetter: 'light +2', places: [] };
const still = { showsBetter: false, toggleBetter: vi.fn<() => void>(), playOn: vi.fn<() => void>() };

test('a mistake says its kind, what it cost, what was played, what was better and what that would have changed', () => {
  const { screen } = drawPage(<Verdict decision={DECISIONS[1]} texts={texts} {...still} />);
  expect(screen.getByText(en.costOf('Inaccuracy', '2.3'))).toBeTruthy();
  expect(screen.getByText(en.wasPlayed('Plant on a1'))).toBeTruthy();
  expect(screen.getByText(en.wasBetter('Plant on b2 (light +2)'))).toBeTruthy();
});

test('the better way can be shown and played out', async () => {
  const { screen, user } = drawPage(<Verdict decision={DECISIONS[1]} texts={texts} {...still} />);
  await user.click(screen.getByRole('button', { name: en.showBetter }));
  await user.click(screen.getByRole('button', { name: en.playBetter }));
  expect([still.toggleBetter, still.playOn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what cost nothing is praised, and where nothing was decided that is said', () => {
  const { screen, drawAgain } = drawPage(<Verdict decision={DECISIONS[0]} texts={texts} {...still} />);
  expect(screen.getByText(en.wasGood('Plant on a1'))).toBeTruthy();
  drawAgain(<Verdict decision={undefined} texts={undefined} {...still} />);
  expect(screen.getByText(en.noDecision)).toBeTruthy();
});

test('the list numbers mistakes by the steps of the replay and leads there', async () => {
  const go = vi.fn<(step: number) => void>();
  const review = { state: 'running', decisions: DECISIONS, start: () => {}, stop: () => {} } as const;
  const { screen, user } = drawPage(
    <MistakeList
      review={review}
      count={3}
      shown={DECISIONS[1]}
      textOf={({ at }) => `turn ${at}`}
      go={go}
      close={() => {}}
      verdict={null}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['3turn 3−2.3', '7turn 7−9']);
  expect(screen.getByText(en.reviewed(2, 3))).toBeTruthy();
  await user.click(screen.getByText('turn 7'));
  expect(go).toHaveBeenCalledWith(7);
});

test('the curve is a scrubber, and two buttons lead from mistake to mistake', async () => {
  const go = vi.fn<(step: number) => void>();
  const { screen, user, container } = drawPage(
    <ReviewControls
      decisions={DECISIONS}
      step={5}
      last={10}
      go={go}
      players={1}
      nameOf={() => 'Ada'}
      seat={0}
      setSeat={() => {}}
      toggleList={() => {}}
      isListOpen={false}
      verdict={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: en.nextMistake }));
  await user.click(screen.getByRole('button', { name: en.previousMistake }));
  expect(go.mock.calls).toEqual([[7], [3]]);
  expect(screen.getByRole('slider', { name: en.position }).getAttribute('aria-valuetext')).toBe(en.stepOf(5, 10));
  expect(container.querySelectorAll('.curve-mistake')).toHaveLength(2);
});
