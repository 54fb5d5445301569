import type { Decision } from '@grove/bots';
import { fireEvent, waitFor } from '@testing-library/react';
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
  reasons: [],
  isCoarse,
});
const DECISIONS = [decision(0, 0), decision(3, 2.34), decision(7, 9, true), decision(8, 12)];
const texts = {
  played: 'Plant on a1',
  better: 'Plant on b2',
  whyPlayed: undefined,
  whyBetter: 'light +2',
  overlooked: 'Light given away',
  because: 'better: light in summer',
  places: [],
};
const still = { showsBetter: false, toggleBetter: vi.fn<() => void>(), playOn: vi.fn<() => void>() };

test('a mistake says its kind, what it cost, what was played, what was better and what that would have changed', () => {
  const { screen } = drawPage(<Verdict decision={DECISIONS[1]} texts={texts} {...still} />);
  expect(screen.getByText(en.costOf('Inaccuracy', '2.3'))).toBeTruthy();
  expect(screen.getByText(en.wasPlayed('Plant on a1'))).toBeTruthy();
  expect(screen.getByText(en.wasBetter('Plant on b2 (light +2)'))).toBeTruthy();
  expect(screen.getByText(en.overlooked('Light given away', 'better: light in summer'))).toBeTruthy();
});

test('where the better way is ahead in nothing yet, only playing on shows the cost', () => {
  const { screen } = drawPage(
    <Verdict decision={DECISIONS[1]} texts={{ ...texts, overlooked: undefined }} {...still} />,
  );
  expect(screen.getByText(en.seenLater)).toBeTruthy();
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
  drawAgain(<Verdict decision={undefined} texts={undefined} isAtStart {...still} />);
  expect(screen.getByText(en.whereToBegin)).toBeTruthy();
});

test('the list numbers mistakes by the steps of the replay and leads there', async () => {
  const go = vi.fn<(step: number) => void>();
  const review = { state: 'running', decisions: DECISIONS, start: () => {}, stop: () => {} } as const;
  const { screen, user } = drawPage(
    <MistakeList
      review={review}
      count={4}
      look={() => {}}
      shown={DECISIONS[1]}
      textsOf={({ at }) => ({ played: `turn ${at}`, overlooked: at === 3 ? undefined : 'Light given away' })}
      go={go}
      close={() => {}}
      verdict={null}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  // What was only glanced at is not called anything yet.
  expect(rows).toEqual(['3turn 3−2.3', '8turn 8Light given away−12', '7turn 7?']);
  expect(screen.getByText(en.stillToCheck)).toBeTruthy();
  expect(screen.getByText(en.reviewed(3, 4))).toBeTruthy();
  await user.click(screen.getByText('turn 7'));
  expect(go).toHaveBeenCalledWith(7);
});

test('the curve is a scrubber that lights what it is over, and two buttons lead from mistake to mistake', async () => {
  const go = vi.fn<(step: number) => void>();
  const look = vi.fn<(decision: Decision<unknown> | undefined) => void>();
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
      look={look}
    />,
  );
  await user.click(screen.getByRole('button', { name: en.nextMistake }));
  await user.click(screen.getByRole('button', { name: en.previousMistake }));
  expect(go.mock.calls).toEqual([[8], [3]]);
  expect(screen.getByRole('slider', { name: en.position }).getAttribute('aria-valuetext')).toBe(en.stepOf(5, 10));
  const box = container.querySelector('.curve-box');
  if (box === null) throw new Error('there is no curve');
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 50));
  fireEvent.pointerMove(box, { clientX: 155 });
  fireEvent.pointerLeave(box);
  expect(look.mock.calls).toEqual([[DECISIONS[1]], [undefined]]);
  expect(container.querySelectorAll('.curve-mistake')).toHaveLength(3);
});

test('what was only glanced at is not called a mistake', () => {
  const { screen } = drawPage(<Verdict decision={DECISIONS[2]} texts={texts} {...still} />);
  expect(screen.getByText(en.stillToCheck)).toBeTruthy();
  expect(screen.queryByText(/Blunder/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an entry lights what it speaks of while it is touched, and the list does not move under the finger', async () => {
  const look = vi.fn<(decision: Decision<unknown> | undefined) => void>();
  const list = (decisions: readonly Decision<unknown>[]) => (
    <MistakeList
      review={{ state: 'running', decisions, start: () => {}, stop: () => {} }}
      count={4}
      shown={undefined}
      textsOf={({ at }) => ({ played: `turn ${at}`, overlooked: undefined })}
      go={() => {}}
      look={look}
      close={() => {}}
      verdict={null}
    />
  );
  const { screen, user, drawAgain } = drawPage(list(DECISIONS));
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await user.hover(screen.getByText('turn 7'));
  expect(look).toHaveBeenLastCalledWith(DECISIONS[2]);
  drawAgain(list([decision(0, 0), decision(3, 2.34), decision(7, 5), decision(8, 12), decision(1, 4)]));
  expect(rows()).toEqual(['3turn 3−2.3', '8turn 8−12', '7turn 7−5']);
  await user.unhover(screen.getByText('turn 7'));
  expect(look).toHaveBeenLastCalledWith(undefined);
  expect(rows()).toEqual(['1turn 1−4', '3turn 3−2.3', '7turn 7−5', '8turn 8−12']);
});

test.each([
  ['below the cards that decisions are about', 'bottom', [0, 300]],
  ['above the controls', 'top', [innerHeight - 300, 300]],
] as const)('the list of mistakes stands %s', async (_where, corner, [top, height]) => {
  const heights = vi
    .spyOn(globalThis, 'getComputedStyle')
    .mockReturnValue({ maxHeight: '300px' } as CSSStyleDeclaration);
  // Nothing has a size here by itself; the list is as wide as what it may cover.
  const areas = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(innerWidth - 330, top, 330, height));
  drawPage(
    <>
      <main>
        <i data-spot="card snow-lake" />
      </main>
      <MistakeList
        review={{ state: 'done', decisions: DECISIONS, start: () => {}, stop: () => {} }}
        count={4}
        look={() => {}}
        shown={undefined}
        textsOf={({ at }) => ({ played: `turn ${at}`, overlooked: undefined })}
        go={() => {}}
        close={() => {}}
        verdict={null}
      />
    </>,
  );
  const shown = () => document.querySelector('.review-list')?.getAttribute('data-corner');
  await waitFor(() => expect(shown()).toBe(corner), { timeout: 60_000 });
  heights.mockRestore();
  areas.mockRestore();
});
