import type { BoardProps } from '@grove/game-kit/board';
import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SeededChance } from '@grove/kernel';
import { EarthScreen } from '../board/screen.tsx';
import { useTrial } from '../board/trial/use-trial.tsx';
import { earthBots } from '../bot/levels.ts';
import { earth, type EarthTypes } from '../rules/index.ts';
import { type Move, moveOf } from '../rules/move.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { tableWords } from '../words/table/index.ts';
import { trialWords } from '../words/trial/index.ts';
import { loadNames } from '../words/names/index.ts';

const words = trialWords.en;
const { actions, choose } = tableWords.en;

beforeAll(() => loadNames('en'));

const bot = earthBots.tree(earth);
const chance = SeededChance.from('trial board');

/** A game of two in which the first seat really is to choose a colour. */
const colorScene = () =>
  sceneAt(
    earth,
    { players: 2, seed: 'trial', options: { level: 'standard' } },
    (match, seat) => bot.choose(match.view(seat), seat, chance),
    ({ state }) => state.turn > 2 && decisionOf(state, 0)?.kind === 'color',
  );
const draw = () => drawBoard(EarthScreen, colorScene());
/** More than any turn here has. */
const MOST_STEPS = 20;
const stands = () => document.querySelector('[data-trial]') !== null;
/** Waits until the board has done what it does by itself. */
const settled = () => waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull());

describe('a turn tried out on the board', () => {
  test('plays nothing, says so, and is gone when it is dropped', async () => {
    const { user, button, hasButton, played, question } = draw();
    const asked = question();
    await user.click(button(words.begin));
    expect(stands()).toBe(true);
    expect(document.body.textContent).toContain(words.title);
    expect(hasButton(words.play)).toBe(false);
    await user.click(button(/^Compost/));
    await user.click(button(choose.action(actions.red)));
    await waitFor(() => expect(hasButton(words.play)).toBe(true));
    expect(question()).not.toBe(asked);
    await user.click(button(words.drop));
    expect(stands()).toBe(false);
    expect(question()).toBe(asked);
    expect(played).toEqual([]);
  });

  test('shows what would change, and plays its steps when that is wanted', async () => {
    const { user, button, hasButton, played } = draw();
    await user.click(button(words.begin));
    await user.click(button(words.changes));
    const sheet = document.querySelector(`dialog[aria-label="${words.changes}"]`);
    expect(sheet?.textContent).toContain(words.nothing);
    await user.click(button(choose.close));
    await user.click(button(/^Compost/));
    await user.click(button(choose.action(actions.red)));
    await waitFor(() => expect(hasButton(words.play)).toBe(true));
    // The trial ends by itself, and its end shows what the sheet showed.
    await settled();
    expect(document.body.textContent).toMatch(/\d+ → \d+\+2/);
    expect(played).toEqual([]);
    await user.click(button(words.play));
    await waitFor(() => expect(played[0]).toBe('choose red'));
    await waitFor(() => expect(stands()).toBe(false));
  });

  test('takes steps back one by one', async () => {
    const { user, button, hasButton, question } = draw();
    const asked = question();
    await user.click(button(words.begin));
    await user.click(button(/^Compost/));
    await user.click(button(choose.action(actions.red)));
    await waitFor(() => expect(hasButton(words.play)).toBe(true));
    await settled();
    for (let taken = 0; hasButton(words.play); taken++) {
      expect(taken).toBeLessThan(MOST_STEPS);
      await user.click(button(choose.undo));
    }
    expect(question()).toBe(asked);
  });
});

describe('a plan that is played', () => {
  const RED = moveOf('choose', 1);
  const { match } = colorScene();
  const now = match.view(0);
  const settings = { motion: false, confirm: true, coordinates: false, volume: 0 };
  const stepOf = (seat: number, id: number) => ({ id, seat, seen: [] });
  const props = (
    view: typeof now,
    mayAct: boolean,
    play: (move: Move) => void,
    heard: BoardProps<EarthTypes>['heard'] = [],
  ): BoardProps<EarthTypes> => ({
    view,
    viewer: 0,
    mayAct,
    language: 'en',
    nameOf: String,
    heard,
    settings,
    play,
    undo: undefined,
    redo: undefined,
    header: null,
  });

  function planned(moves: readonly Move[]) {
    const played: Move[] = [];
    const play = (move: Move) => void played.push(move);
    const hook = renderHook(useTrial, { initialProps: props(now, true, play) });
    act(() => hook.result.current.begin?.());
    for (const move of moves) act(() => hook.result.current.add(move));
    return { ...hook, played, play };
  }

  test('waits for the table between two steps, and stops with a word where the next one is not possible', async () => {
    const { result, rerender, played, play } = planned([RED, moveOf('done')]);
    act(() => result.current.play());
    await waitFor(() => expect(played).toEqual([RED]));
    await waitFor(() => expect(result.current.left).toBe(1));
    // Somebody took the choice back: the colour is asked for once more.
    rerender(props({ ...now }, true, play, [stepOf(0, 1)]));
    await waitFor(() => expect(result.current.ended).toEqual({ why: 'illegal' }));
    expect(result.current.left).toBeUndefined();
    expect(played).toEqual([RED]);
  });

  test('stops when the turn has gone on without it', async () => {
    const { result, rerender, played, play } = planned([RED, moveOf('done')]);
    act(() => result.current.play());
    await waitFor(() => expect(played).toEqual([RED]));
    rerender(props({ ...now, turn: now.turn + 1 }, false, play));
    await waitFor(() => expect(result.current.ended).toEqual({ why: 'turn' }));
  });

  test('goes on only when its own step is heard of, whatever others do meanwhile', () => {
    vi.useFakeTimers();
    try {
      const { result, rerender, played, play } = planned([RED, moveOf('done')]);
      act(() => result.current.play());
      act(() => void vi.runAllTimers());
      expect(played).toEqual([RED]);
      const others = [stepOf(1, 1)];
      rerender(props({ ...now }, true, play, others));
      act(() => void vi.runAllTimers());
      expect(result.current).toMatchObject({ left: 1, ended: undefined });
      const after = colorScene().match;
      after.play(0, RED);
      rerender(props(after.view(0), true, play, [...others, stepOf(0, 2)]));
      act(() => void vi.runAllTimers());
      expect(result.current.left).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  const REFUSAL = 'The table has moved on';

  test.each([
    ['on the way', [RED, moveOf('done')]],
    ['at its end', [RED]],
  ])('stops with the table’s reason where a step is refused, %s', async (_, moves) => {
    const { result, rerender, played, play } = planned(moves);
    act(() => result.current.play());
    await waitFor(() => expect(played).toEqual([RED]));
    rerender({ ...props(now, true, play), refusal: REFUSAL });
    expect(result.current).toMatchObject({ left: undefined, ended: { why: 'refused', reason: REFUSAL } });
    rerender(props(now, true, play));
    expect(result.current.ended?.reason).toBe(REFUSAL);
    expect(played).toEqual([RED]);
  });

  test('is not stopped by what was refused before it began', () => {
    vi.useFakeTimers();
    try {
      const { result, rerender, played, play } = planned([RED, moveOf('done')]);
      rerender({ ...props(now, true, play), refusal: REFUSAL, isSending: true });
      act(() => result.current.play());
      act(() => void vi.runAllTimers());
      expect(result.current).toMatchObject({ left: 2, ended: undefined });
      expect(played).toEqual([]);
      rerender(props(now, true, play));
      act(() => void vi.runAllTimers());
      expect(played).toEqual([RED]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that was refused is gone on with by hand: the board says why, and repeats nothing by itself', async () => {
    const { user, button, question, played } = drawBoard(EarthScreen, colorScene(), { refuses: REFUSAL });
    await user.click(button(words.begin));
    await user.click(button(/^Compost/));
    await user.click(button(choose.action(actions.red)));
    await settled();
    await user.click(button(words.play));
    await waitFor(() => expect(document.body.textContent).toContain(words.stopped.refused + REFUSAL));
    expect(question()).toBe(tableWords.en.ask.color);
    expect(document.querySelector('[data-busy]')).toBeNull();
    expect(played).toEqual(['choose red']);
  });

  test('has nothing to play where no step was tried', () => {
    const { result } = planned([]);
    act(() => result.current.play());
    expect(result.current.left).toBeUndefined();
    expect(result.current.trial).toBeDefined();
  });

  test('that is still tried out is given up with a word when its turn is over', () => {
    const { result, rerender, play } = planned([RED]);
    rerender(props({ ...now, turn: now.turn + 1 }, false, play));
    expect(result.current).toMatchObject({ trial: undefined, ended: { why: 'turn' } });
    // Nor does it come back with a step that is taken back.
    rerender(props(now, true, play));
    expect(result.current.trial).toBeUndefined();
  });

  test('is over after its last step', async () => {
    const { result, played } = planned([RED]);
    act(() => result.current.play());
    await waitFor(() => expect(played).toEqual([RED]));
    await waitFor(() => expect(result.current.left).toBeUndefined());
    expect(result.current.ended).toBeUndefined();
  });

  test('begins nowhere for those who only watch or may not act', () => {
    const { result } = renderHook(useTrial, { initialProps: props(now, false, () => undefined) });
    expect(result.current.begin).toBeUndefined();
  });
});
