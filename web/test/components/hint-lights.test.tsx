import { pointing } from '@grove/game-kit/board/point';
import { Question } from '@grove/game-kit/board/question';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const lit = () => [...document.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);

const board = (hint: string | undefined) => (
  <>
    <Question
      title="Your turn"
      note=""
      refusal={undefined}
      advice={{ label: 'Hint', act: () => undefined, text: hint, steps: [], places: [{ spot: 'space a1' }] }}
    >
      {null}
    </Question>
    <i data-spot="space a1">advised</i>
    <i data-spot="space b2">told</i>
    <p {...pointing([{ spot: 'space b2' }])}>Somebody planted on b2.</p>
  </>
);

test('the lights of a hint come back when a line that was touched is left, and go with the hint', () => {
  const { rerender } = render(board('Plant on a1.'));
  expect(lit()).toEqual(['advised']);
  const line = screen.getByText('Somebody planted on b2.');
  fireEvent.pointerEnter(line);
  expect(lit()).toEqual(['told']);
  fireEvent.pointerLeave(line);
  expect(lit()).toEqual(['advised']);
  rerender(board(undefined));
  expect(lit()).toEqual([]);
  fireEvent.pointerEnter(line);
  fireEvent.pointerLeave(line);
  expect(lit()).toEqual([]);
});
