import { BadInput } from '@grove/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Notation } from '../parts/notation.tsx';

afterEach(cleanup);

const LABEL = 'Type a move';

/** A box for typed moves: `show` draws it while an example may be typed, or while others are asked. */
function boxFor(enter: (text: string) => string | undefined) {
  const boxWith = (example: string | undefined) => (
    <Notation language="en" label={LABEL} example={example} submitLabel="Play" enter={enter} />
  );
  const { rerender } = render(boxWith('grow a1'));
  return { show: (example: string | undefined) => rerender(boxWith(example)) };
}

const box = () => screen.getByRole('textbox', { name: LABEL });

test('who types moves keeps the box and the focus while others are asked', async () => {
  const enter = vi.fn(() => undefined);
  const { show } = boxFor(enter);
  await userEvent.click(screen.getByRole('button', { name: LABEL }));
  await userEvent.type(box(), 'grow a1{Enter}');
  expect(enter).toHaveBeenCalledExactlyOnceWith('grow a1');
  show(undefined);
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('placeholder', LABEL);
  await userEvent.keyboard('grow b2{Enter}');
  expect(enter).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toMatch(/^You are not asked yet/);
  show('grow b2');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(enter).toHaveBeenLastCalledWith('grow b2');
  expect(box()).toHaveProperty('value', '');
});

test('while others are asked nobody is invited to type', () => {
  const { show } = boxFor(() => undefined);
  show(undefined);
  expect(screen.queryByRole('button', { name: LABEL })).toBeNull();
});

test('what cannot be read stays in the box, with the reason', async () => {
  boxFor((text) => {
    throw new BadInput('no such space', text);
  });
  await userEvent.click(screen.getByRole('button', { name: LABEL }));
  await userEvent.type(box(), 'z9{Enter}');
  expect(screen.getByRole('status').textContent).toBe('“z9” is not a move here. Try something like: grow a1');
  expect(box()).toHaveProperty('value', 'z9');
});
