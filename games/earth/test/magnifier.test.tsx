import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMagnifier } from '../board/island/use-magnifier.tsx';

const at = (clientX: number, pointerType = 'touch') => ({ pointerType, clientX, clientY: 0 }) as PointerEvent;

const magnifier = () => {
  const { result } = renderHook(() => useMagnifier((x) => (x < 0 ? undefined : `space ${Math.floor(x / 100)}`)));
  const click = () => {
    const stopPropagation = vi.fn<() => void>();
    result.current.handlers.onClickCapture({ stopPropagation });
    return stopPropagation.mock.calls.length === 0;
  };
  return { result, click };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a resting finger shows the card below it, follows, and does nothing else', () => {
  const { result, click } = magnifier();
  act(() => result.current.handlers.onPointerDown(at(150)));
  act(() => void vi.runAllTimers());
  expect(result.current.magnified).toBe('space 1');
  act(() => result.current.handlers.onPointerMove(at(250)));
  expect(result.current.magnified).toBe('space 2');
  act(() => result.current.handlers.onPointerMove(at(-5)));
  expect(result.current.magnified).toBe('space 2');
  act(() => result.current.handlers.onPointerUp());
  expect(result.current.magnified).toBeUndefined();
  expect(click()).toBe(false);
  expect(click()).toBe(true);
});

test('a tap, a finger on its way and a mouse show nothing', () => {
  const { result, click } = magnifier();
  act(() => result.current.handlers.onPointerDown(at(150)));
  act(() => result.current.handlers.onPointerUp());
  act(() => void vi.runAllTimers());
  expect(click()).toBe(true);
  act(() => result.current.handlers.onPointerDown(at(150)));
  act(() => result.current.handlers.onPointerMove(at(180)));
  act(() => void vi.runAllTimers());
  expect(result.current.magnified).toBeUndefined();
  act(() => result.current.handlers.onPointerDown(at(150, 'mouse')));
  act(() => void vi.runAllTimers());
  expect(result.current.magnified).toBeUndefined();
});
