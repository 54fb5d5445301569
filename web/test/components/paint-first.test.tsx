import { Choice } from '@grove/game-kit/board/question';
import { CarryOutContext } from '@grove/game-kit/board/use-tap';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { afterPaint, paintFirst } from '../../boards/paint-first.ts';

afterEach(cleanup);

/** Frames are painted when the test says so. */
function frames() {
  const waiting: (() => void)[] = [];
  return {
    wait: (then: () => void) => void waiting.push(then),
    paint: () => {
      for (const then of waiting.splice(0)) then();
    },
  };
}

interface CounterProps {
  readonly heard: string[];
}

/** Says with each tap how far it had counted by then. */
function Counter({ heard }: CounterProps) {
  const [count, setCount] = useState(0);
  const act = (by: number) => {
    heard.push(`${count} + ${by}`);
    setCount(count + by);
  };
  return (
    <>
      <Choice act={() => act(1)}>one</Choice>
      {count < 10 && <Choice act={() => act(10)}>ten</Choice>}
      <output>{count}</output>
    </>
  );
}

function drawCounter() {
  const { wait, paint } = frames();
  const heard: string[] = [];
  const carryOut = paintFirst(wait);
  const screen = render(
    <CarryOutContext value={carryOut}>
      <Counter heard={heard} />
    </CarryOutContext>,
  );
  const [one, ten] = [screen.getByText('one'), screen.getByText('ten')];
  return { ...screen, carryOut, heard, paint, one, ten, shown: () => screen.getByRole('status').textContent };
}

test('what was tapped is marked first and carried out after that is painted, once', () => {
  const { one, paint, shown, heard } = drawCounter();
  fireEvent.click(one);
  expect(one.dataset.pressed).toBe('');
  expect(shown()).toBe('0');
  paint();
  expect(one.dataset.pressed).toBeUndefined();
  expect(shown()).toBe('1');
  paint();
  expect(heard).toEqual(['0 + 1']);
});

test('taps that come before a frame is painted all count, in their order', () => {
  const { one, ten, paint, shown, heard } = drawCounter();
  fireEvent.click(one);
  fireEvent.click(one);
  fireEvent.click(ten);
  expect(shown()).toBe('2');
  expect([one.dataset.pressed, ten.dataset.pressed]).toEqual([undefined, '']);
  paint();
  expect(heard).toEqual(['0 + 1', '1 + 1', '2 + 10']);
});

test('a finger or a key that comes next finds the board as the tap before left it', () => {
  const { one, ten, shown, paint, heard } = drawCounter();
  fireEvent.click(one);
  fireEvent.pointerDown(ten);
  expect(shown()).toBe('1');
  fireEvent.click(one);
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(shown()).toBe('2');
  paint();
  expect(heard).toEqual(['0 + 1', '1 + 1']);
});

test('what is gone before that is painted is not tapped', () => {
  const { one, paint, carryOut, heard, unmount } = drawCounter();
  fireEvent.click(one);
  unmount();
  paint();
  carryOut(document.body, () => heard.push('the next one'));
  paint();
  expect(heard).toEqual(['the next one']);
});

test('a frame, or a while without frames, is waited for', async () => {
  await expect(new Promise<void>(afterPaint)).resolves.toBeUndefined();
  const drawFrame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = () => 0;
  await expect(new Promise<void>(afterPaint)).resolves.toBeUndefined();
  globalThis.requestAnimationFrame = drawFrame;
});
