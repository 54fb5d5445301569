import { itemAt, type Viewer } from '@grove/kernel';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Controls } from '../../replay/controls.tsx';
import { usePlayback } from '../../replay/use-playback.ts';
import { replayWords } from '../../replay/words/index.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = replayWords;

/** A replay of five positions without a board. */
function Replay({ first }: { readonly first: number }) {
  const { step, goTo, runs, toggle } = usePlayback(first, 4);
  const [viewer, setViewer] = useState<Viewer>(0);
  return (
    <>
      <Controls
        step={step}
        last={4}
        go={goTo}
        runs={runs}
        toggle={toggle}
        players={2}
        nameOf={(seat) => itemAt(['Ada', 'Ben'], seat)}
        viewer={viewer}
        setViewer={setViewer}
        more={null}
      />
      <p>seen by {viewer}</p>
    </>
  );
}

function drawReplay(first = 0) {
  const drawn = drawPage(<Replay first={first} />);
  const { screen } = drawn;
  const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
  return { ...drawn, step: () => screen.getByText(/\d+\D+\d+/, { selector: 'output' }).textContent, isOff };
}

afterEach(() => vi.useRealTimers());

test('the buttons lead one step on and back, to the beginning and to the end', async () => {
  const { screen, user, step } = drawReplay(1);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press(words.en.next);
  expect(step()).toBe(en.stepOf(2, 4));
  await press(en.previous);
  expect(step()).toBe(en.stepOf(1, 4));
  await press(en.last);
  expect(step()).toBe(en.stepOf(4, 4));
  await press(en.first);
  expect(step()).toBe(en.stepOf(0, 4));
});

test('where it goes no further the buttons are off', async () => {
  const { screen, user, isOff } = drawReplay();
  expect([isOff(en.first), isOff(en.previous), isOff(words.en.next), isOff(en.last)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await user.click(screen.getByRole('button', { name: en.last }));
  expect([isOff(en.first), isOff(en.previous), isOff(words.en.next), isOff(en.last)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('arrows, Home and End change the step, as fast as they are pressed', async () => {
  const { user, step } = drawReplay();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(step()).toBe(en.stepOf(2, 4));
  await user.keyboard('{End}{ArrowRight}');
  expect(step()).toBe(en.stepOf(4, 4));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(step()).toBe(en.stepOf(0, 4));
});

test('the slider says its position in words', () => {
  const { screen } = drawReplay(3);
  expect(screen.getByRole('slider', { name: en.position }).getAttribute('aria-valuetext')).toBe(en.stepOf(3, 4));
});

test('it runs by itself to the end and stops there; a step that somebody takes stops it', () => {
  vi.useFakeTimers();
  const { screen, step } = drawReplay(2);
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const wait = () => act(() => void vi.advanceTimersToNextTimer());
  press(en.runOn);
  wait();
  expect(step()).toBe(en.stepOf(3, 4));
  press(en.previous);
  expect(screen.queryByRole('button', { name: en.pause })).toBeNull();
  press(en.runOn);
  wait();
  wait();
  expect(step()).toBe(en.stepOf(4, 4));
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('button', { name: en.runOn })).toBeTruthy();
});

test('the game is seen by any seat, or by somebody who only watches', async () => {
  const { screen, user } = drawReplay();
  const eyes = screen.getByRole('combobox', { name: words.en.seenBy });
  await user.selectOptions(eyes, 'Ben');
  expect(screen.getByText('seen by 1')).toBeTruthy();
  await user.selectOptions(eyes, 'public');
  expect(screen.getByText('seen by public')).toBeTruthy();
});
