import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { itemAt, SeededChance } from '@grove/kernel';
import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { EarthScreen } from '../board/screen.tsx';
import { greedyBot } from '../bot/greedy.ts';
import { earth } from '../rules/index.ts';
import type { Move } from '../rules/move.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { cardName, loadNames } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';

const { choose, faceDown } = tableWords.en;

beforeAll(() => loadNames('en'));

const chance = SeededChance.from('face down');
const bot = greedyBot();
/** What was chosen the first time is played again at once. */
const chosen: Move[] = [];

/** Both have a card face down, and the first seat may plant another. */
const scene = () =>
  sceneAt(
    earth,
    { players: 2, seed: 'face down', options: { planting: 'faceDown' } },
    (match, seat) => (chosen[match.steps.length] ??= bot.choose(match.view(seat), seat, chance)),
    (match) =>
      decisionOf(match.state, 0)?.kind === 'plant' &&
      match.view(0).players.every((player) => player.faceDown?.length === 1),
  );

const spaces = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-face-down]')];
const seatButton = (seat: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-origin="seat-${seat}"] button[aria-pressed]`);
  if (found === null) throw new Error(`there is no seat ${seat}`);
  return found;
};

describe('E18.5 cards face down', () => {
  test('of others are backs in their places, until all cards are turned up', async () => {
    const drawn = scene();
    const { state } = drawn.match;
    const hidden = itemAt(state.players[1]?.planted ?? [], 0);
    const { user, button } = drawBoard(EarthScreen, drawn);
    await user.click(seatButton(1));
    expect(spaces()).toHaveLength(1);
    expect(spaces()[0]?.textContent).toContain(faceDown);
    expect(spaces()[0]?.dataset['card']).toBeUndefined();
    expect(document.body.textContent).not.toContain(cardName(hidden, 'en'));
    await user.click(button(choose.stopPlanting));
    await waitFor(() => expect(document.querySelector(`[data-card="${hidden}"][data-turned-up]`)).not.toBeNull());
    expect(spaces()).toEqual([]);
  });

  test('that are one’s own can be read, and say that nobody else sees them', async () => {
    const drawn = scene();
    const { planted } = itemAt(drawn.match.state.players, 0);
    const { user } = drawBoard(EarthScreen, drawn);
    const [own] = spaces();
    expect(own?.dataset['card']).toBe(String(planted[0]));
    expect(own?.textContent).toContain(faceDown);
    if (own !== undefined) await user.click(own);
    expect(document.querySelector('dialog')?.textContent).toContain(cardName(itemAt(planted, 0), 'en'));
  });

  test.each([0, 1, 'public'] as const)('are shown in a replay to those who laid them, here to %s', async (viewer) => {
    const drawn = scene();
    const laid = drawn.match.state.players.map(({ planted }) => itemAt(planted, 0));
    const { user } = drawBoard(EarthScreen, drawn, { viewer, controls: 'step 40 of 300' });
    for (const seat of [0, 1]) {
      await user.click(seatButton(seat));
      expect(spaces().map(({ dataset }) => dataset['card'])).toEqual([
        seat === viewer ? String(laid[seat]) : undefined,
      ]);
    }
  });

  test('are not shown while hands are covered', () => {
    const drawn = scene();
    drawBoard(EarthScreen, drawn, { isShared: true, uncover: () => undefined });
    expect(spaces().map(({ dataset }) => dataset['card'])).toEqual([undefined]);
  });
});
