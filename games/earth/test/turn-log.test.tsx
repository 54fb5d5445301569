import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { SeededChance } from '@grove/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { speechFor } from '../board/model/speech.ts';
import { turnsOfLog } from '../board/model/turn-log.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { earthBots } from '../bot/levels.ts';
import { cardById } from '../material/cards.ts';
import type { Seen } from '../rules/events.ts';
import { earth } from '../rules/index.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { loadNames } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const speech = speechFor('en', { players: 3, viewer: 0, teams: 'none', nameOf: (seat) => NAMES[seat] ?? '' });
const { log, actions } = tableWords.en;

beforeAll(() => loadNames('en'));

const step = (id: number, seat: number, ...seen: Seen[]) => ({ id, seat, seen });
const HEARD = [
  step(1, 0, { kind: 'turn', active: 0, turn: 3 }, { kind: 'color', seat: 0, color: 1 }),
  step(2, 0, { kind: 'got', seat: 0, what: 'soil', n: 5 }),
  step(3, 2, { kind: 'turn', active: 1, turn: 4 }),
  step(
    4,
    1,
    { kind: 'color', seat: 1, color: 2 },
    ...Array.from({ length: 6 }, (): Seen => ({ kind: 'got', seat: 1, what: 'sprout', n: 1 })),
  ),
  step(5, 2, { kind: 'got', seat: 2, what: 'soil', n: 2 }),
  step(6, 2, { kind: 'joined', seat: 2, card: cardById('E005').index, joined: false }),
];

describe('the log by turns', () => {
  test('has the newest turn first, each with its number, active player and colour', () => {
    const turns = turnsOfLog(HEARD, 0, speech);
    expect(turns.map(({ number, active, color }) => [number, active, color])).toEqual([
      [4, 1, 'blue'],
      [3, 0, 'red'],
    ]);
  });

  test('has a sentence for each player, the reader too, with the lines that it sums up', () => {
    const [newest, before] = turnsOfLog(HEARD, 0, speech);
    expect(newest?.parts.map(({ seat, text, lines, isFresh }) => [seat, text, lines.length, isFresh])).toEqual([
      [1, '6 sprouts', 6, true],
      [2, '2 soil', 2, true],
    ]);
    expect(before?.parts).toMatchObject([{ seat: 0, text: '5 soil', isFresh: false }]);
  });

  test('keeps lines that no sentence tells of', () => {
    const [turn] = turnsOfLog([...HEARD.slice(0, 3), ...HEARD.slice(5), step(7, 2, { kind: 'over' })], 0, speech);
    expect(turn?.parts.map(({ seat, text, lines }) => [seat, text, lines.length])).toEqual([
      [2, '', 1],
      [undefined, '', 1],
    ]);
  });

  test('knows Gaia by her place behind the last seat', () => {
    const gaia = step(8, 0, { kind: 'gaia-turn', turn: 5 }, { kind: 'gaia-got', what: 'sprout', n: 7 });
    expect(turnsOfLog([...HEARD, gaia], 0, speech)[0]).toMatchObject({
      number: 5,
      active: 3,
      parts: [{ seat: 3, text: '7 sprouts' }],
    });
  });

  test('ends after a dozen turns', () => {
    const many = Array.from({ length: 40 }, (_, turn) => step(turn, 0, { kind: 'turn', active: 0, turn }));
    expect(turnsOfLog(many, 0, speech).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, i) => 39 - i),
    );
  });
});

describe('the log on its sheet', () => {
  const bot = earthBots.tree(earth);
  const chance = SeededChance.from('turn log');
  const scene = () =>
    sceneAt(
      earth,
      { players: 2, seed: 'turn log', options: { level: 'standard' } },
      (match, seat) => bot.choose(match.view(seat), seat, chance),
      ({ state }) => state.turn > 2 && decisionOf(state, 0)?.kind === 'color',
    );
  const sheet = () => document.querySelector<HTMLElement>(`dialog[aria-label="${log.title}"]`);
  const headings = () => [...(sheet()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);

  test('tells a turn in sentences, which open to their lines and light what they speak of', async () => {
    const { user, button } = drawBoard(EarthScreen, scene());
    await user.click(button(log.title));
    expect(headings().some((text) => Object.values(actions).some((action) => text.includes(action)))).toBe(true);
    expect(headings()[0]).toContain(log.turn(3));
    const told = sheet()?.querySelector<HTMLElement>('button[aria-expanded]');
    if (told === null || told === undefined) throw new Error('nobody has done anything');
    const lines = () => told.parentElement?.querySelectorAll('ol li').length;
    expect(lines()).toBe(0);
    await user.click(told);
    expect(told.getAttribute('aria-expanded')).toBe('true');
    expect(lines()).toBeGreaterThan(0);
    expect(document.querySelector('[data-pointed]')).not.toBeNull();
    await user.click(told);
    expect(lines()).toBe(0);
  });

  test('is walked with the arrows, line by line', async () => {
    const { user, button } = drawBoard(EarthScreen, scene());
    await user.click(button(log.title));
    const lines = [...(sheet()?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    sheet()?.querySelector<HTMLElement>('ol')?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(lines[0]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(lines[1]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(lines[0]);
  });
});
