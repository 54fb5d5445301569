import { drawBoard, type Scene } from '@grove/game-kit/board/test-board';
import { itemAt } from '@grove/kernel';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GRACE } from '../board/model/use-auto-finish.tsx';
import { PlanetScreen } from '../board/screen.tsx';
import type { Event } from '../rules/events.ts';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { playTurns, scriptedGame } from './helpers.ts';

const { ask, choose, gain, planetOf, backToMine, turnOf, you } = boardWords.en;
const { plant, grow, each, anywhere, finish } = choose;

/** Ada has taken the lake of the snow, Ben the wild bud; both act. */
function acting(...turns: readonly (readonly [number, string])[]): Scene<PlanetTypes> {
  const match = scriptedGame({ deck: ['snow-lake', 'wild-bud', 'wheat-sprout'] });
  playTurns(match, [[1, 'take snow-lake'], [2, 'take wild-bud'], ...turns]);
  return { match, heard: [] };
}

/** Ada's sprouts of an earlier round stand on b1 and c1. */
function snowWithSprouts(): Scene<PlanetTypes> {
  const match = scriptedGame({
    deck: ['snow-bud', 'wild-bud', 'wheat-sprout', 'snow-lake', 'wheat-lake', 'swamp-big'],
  });
  playTurns(match, [
    [1, 'take snow-bud'],
    [2, 'take wild-bud'],
    [1, 'A +b1 +c1'],
    [2, 'D'],
  ]);
  const [first = 0] = match.game.waitingFor(match.state);
  for (const seat of [first, 1 - first]) {
    playTurns(match, [[seat + 1, seat === 0 ? 'take snow-lake' : 'take wheat-lake']]);
  }
  return { match, heard: [] };
}

/** The spaces of the snow. */
const SNOW = 6;

const draw = (scene = acting(), around: Parameters<typeof drawBoard<PlanetTypes>>[2] = {}) => {
  const drawn = drawBoard(PlanetScreen, scene, around);
  return { ...drawn, space: (name: string) => drawn.screen.getByLabelText(new RegExp(`^${name}\\b`)) };
};

test('P5.1 a turn offers four actions and the power of the card, and its end once there was an action', async () => {
  const { user, button, question, choices, isRefused } = draw();
  expect(question()).toBe(ask.action('snow'));
  expect(choices()).toEqual([plant, grow, each, anywhere, 'Lake', finish]);
  expect([plant, grow, 'Lake', finish].map(isRefused)).toEqual([false, false, false, true]);
  await user.click(button(anywhere));
  expect(isRefused(finish)).toBe(false);
});

test('P5.4 planting counts down, and each sprout is taken back on its own', async () => {
  const { user, question, button, space, match } = draw();
  await user.click(button(plant));
  expect(question()).toBe(ask.plant('snow', 3));
  await user.click(space('b1'));
  await user.click(space('c1'));
  expect(question()).toBe(ask.plant('snow', 1));
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('.pp...');
  await user.click(button(choose.undo));
  expect(question()).toBe(ask.plant('snow', 2));
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('.p....');
});

test('a space that cannot be chosen says why, beside it and in the question, with its rule', async () => {
  const { user, button, space, note, played, screen } = draw();
  await user.click(button(plant));
  await user.click(space('c5'));
  expect(played).toEqual(['A']);
  expect(note()).toMatch(/rule P/);
  expect(screen.getAllByText(/^rule P/).length).toBeGreaterThan(1);
});

test('the names of columns and rows stand beside the land while words name a space', async () => {
  const { user, space } = draw();
  const names = () => document.querySelector('main svg g[font-size="20"]');
  expect([names()?.textContent, names()?.hasAttribute('data-shown')]).toEqual(['abcdef123456', false]);
  await user.click(space('b2'));
  expect(names()?.hasAttribute('data-shown')).toBe(true);
});

test('spaces that may be chosen say so, and those that may not do not', async () => {
  const { user, button, screen } = draw();
  await user.click(button(plant));
  const names = screen.getAllByLabelText(/may be chosen/).map((cell) => cell.getAttribute('aria-label')?.slice(0, 2));
  expect(names).toContain('b1');
  expect(names).not.toContain('c5');
});

test('P5.3 an action that has done nothing yet is simply exchanged', async () => {
  const { user, button, question, isPressed, match } = draw();
  await user.click(button(plant));
  await user.click(button(anywhere));
  expect([isPressed(plant), isPressed(anywhere)]).toEqual([false, true]);
  expect(question()).toBe(ask.anywhere(1));
  expect(match.steps.filter(({ seat }) => seat === 0)).toHaveLength(2);
});

test('P5.3 an action that has done something cannot be exchanged, and says why', async () => {
  const { user, button, space, isRefused, note, match } = draw();
  await user.click(button(plant));
  await user.click(space('b1'));
  expect(isRefused(grow)).toBe(true);
  const before = match.steps.length;
  await user.click(button(grow));
  expect(match.steps).toHaveLength(before);
  expect(note()).toMatch(/rule P/);
});

test('the planet is walked with the arrows, and Enter acts', async () => {
  const { user, button, space, match } = draw();
  await user.click(button(plant));
  space('a1').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('..p...');
  expect(document.activeElement).toBe(space('c1'));
  await user.keyboard('{End}{ArrowDown}{Home}');
  expect(document.activeElement).toBe(space('a2'));
});

test('what a step would score is shown on every space that may be chosen, when it is asked for', async () => {
  const { user, button, isPressed, screen } = draw();
  const numbers = () => screen.queryAllByText(/^[+-]?\d$/, { selector: 'main svg text' }).length;
  await user.click(button(plant));
  const before = numbers();
  await user.click(button(choose.whatItScores));
  expect(isPressed(choose.whatItScores)).toBe(true);
  expect(numbers() - before).toBe(screen.getAllByLabelText(/may be chosen/).length);
});

test('what a step would change is said where the pointer is', async () => {
  const { user, button, space, screen } = draw();
  await user.click(button(plant));
  await user.hover(space('b1'));
  expect(screen.getByText(new RegExp(gain.none))).toBeTruthy();
});

test('a turn can be typed; what is not legal is refused in words', async () => {
  const { user, screen, button, played } = draw();
  await user.click(button(choose.typeMove));
  const field = screen.getByLabelText(choose.typeMove);
  await user.type(field, 'A +c5');
  await user.click(button(choose.play));
  expect(played).toEqual([]);
  expect(field.closest('form')?.textContent).toMatch(/\w/);
  await user.clear(field);
  await user.type(field, 'A +b1 +c1');
  await user.click(button(choose.play));
  expect(played).toEqual(['A', '+b1', '+c1', 'done']);
});

test('who has finished waits for the others by name', async () => {
  const { user, button, question, choices } = draw();
  await user.click(button(anywhere));
  await user.click(button(finish));
  expect(question()).toBe(ask.waitFor('Ben'));
  expect(choices()).toEqual([]);
});

test('another planet is looked at by its owner’s name, and nothing can be done on it', async () => {
  const { user, button, space, played, question, screen } = draw(acting([2, 'A +a1']));
  await user.click(button(/^Ben/));
  expect(screen.getByRole('grid', { hidden: true, name: planetOf('Ben') })).toBeTruthy();
  expect(question()).toBe(planetOf('Ben'));
  // Scores, powers and suns say whose they are.
  const owned = [...document.querySelectorAll('aside section')].filter((panel) => /Ben/.test(panel.textContent));
  expect(owned.length).toBeGreaterThanOrEqual(3);
  await user.click(space('b1'));
  expect(played).toEqual([]);
  await user.click(button(backToMine));
  expect(question()).toBe(ask.action('snow'));
});

test('what another player did last is told and outlined on their planet', async () => {
  const scene = acting([2, 'A +a1 +b1']);
  const seen: Event[] = [
    { kind: 'taken', picker: 1, card: 'wild-bud', withToken: false },
    { kind: 'planted', seat: 1, space: 'a1' },
    { kind: 'planted', seat: 1, space: 'b1' },
  ];
  scene.heard.push({ id: 1, seat: 1, seen });
  const { user, button, note } = draw(scene);
  const rings = () => document.querySelectorAll('main svg path[stroke="#FFFDF4"]').length;
  const before = rings();
  await user.click(button(/^Ben/));
  expect(note()).toBe('Wild, bud: plant on a1, b1');
  // The spaces that were open on the viewer's own planet wear no ring here.
  expect(before - rings()).toBe(SNOW - 2);
});

test('every line of the log wears the mark of the seat that it is about', () => {
  const scene = acting();
  const seen: Event[] = [
    { kind: 'round', round: 0, first: 0 },
    { kind: 'taken', picker: 1, card: 'wild-bud', withToken: false },
    { kind: 'planted', seat: 0, space: 'a1' },
  ];
  scene.heard.push({ id: 1, seat: 1, seen });
  draw(scene);
  const lines = [...document.querySelectorAll('aside li[data-line]')].slice(0, seen.length);
  expect(lines.map((line) => line.querySelector('[data-sign]')?.textContent)).toEqual(['Y', 'B', undefined]);
});

test('where several people share the screen, each is called by name, never you', () => {
  const { question, screen } = draw(acting(), { isShared: true });
  expect(question()).toBe(ask.action('snow'));
  expect(screen.getByText(turnOf('Ada'))).toBeTruthy();
  expect(screen.queryByText(you)).toBeNull();
});

describe('a tap on a space', () => {
  test('of the biome begins planting', async () => {
    const { user, space, played, question } = draw();
    await user.click(space('b1'));
    expect(played).toEqual(['A', '+b1']);
    expect(question()).toBe(ask.plant('snow', 2));
  });

  test('with a plant of the biome begins growing', async () => {
    const { user, space, played } = draw(snowWithSprouts());
    await user.click(space('b1'));
    expect(played).toEqual(['B', '^b1']);
  });

  test('that does not fit the action exchanges it for one that allows both', async () => {
    const { user, space, match, question } = draw(snowWithSprouts());
    await user.click(space('b1'));
    await user.click(space('d1'));
    expect(match.steps.slice(-3).map(({ move }) => match.game.notation.writeStep(match.state, move))).toEqual([
      'C',
      '^b1',
      '+d1',
    ]);
    expect(question()).toBe(ask.lakes(1));
  });

  test('after the action uses the power', async () => {
    const { user, space, played } = draw(snowWithSprouts());
    await user.click(space('b1'));
    await user.click(space('c1'));
    const before = [...played];
    await user.click(space('d1'));
    expect(played).toEqual([...before, 'lake', '~d1']);
  });

  test('outside of the biome uses the power, which can do more there than the single step', async () => {
    const { user, space, played } = draw();
    await user.click(space('a6'));
    expect(played).toEqual(['lake', '~a6']);
  });

  test('of a refused kind still says why', async () => {
    const { user, space, played, note } = draw();
    await user.click(space('b2'));
    expect(played).toEqual([]);
    expect(note()).toMatch(/rule P/);
  });
});

describe('a turn with nothing left', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  /** The lake is dug and the single step anywhere is left. */
  function almost(): Scene<PlanetTypes> {
    const scene = acting();
    for (const step of ['lake', '~a6', 'D']) {
      scene.match.play(0, planet.notation.readStep(scene.match.state, 0, step));
    }
    return scene;
  }

  test('ends by itself, after time to undo', async () => {
    const { user, space, played, note } = draw(almost(), { autoFinish: true });
    await user.click(space('a1'));
    expect(note()).toBe(ask.endsSoon);
    expect(played).toEqual(['+a1']);
    act(() => void vi.advanceTimersByTime(GRACE));
    expect(played).toEqual(['+a1', 'done']);
  });

  test('P5.6 uses a power that asks for no space before it ends by itself', async () => {
    const bud = scriptedGame({ deck: ['snow-bud', 'wild-lake', 'wheat-sprout'] });
    playTurns(bud, [
      [1, 'take snow-bud'],
      [2, 'take wild-lake'],
    ]);
    const { user, button, space, played, note } = draw({ match: bud, heard: [] }, { autoFinish: true });
    await user.click(button(anywhere));
    await user.click(space('a6'));
    expect(note()).toBe(ask.endsWithPower('bud'));
    act(() => void vi.advanceTimersByTime(GRACE));
    expect(played).toEqual(['D', '+a6', 'bud', 'done']);
  });

  test('goes on when the last step is taken back', async () => {
    const { user, space, played, button } = draw(almost(), { autoFinish: true });
    await user.click(space('a1'));
    await user.click(button(choose.undo));
    act(() => void vi.advanceTimersByTime(2 * GRACE));
    expect(played).toEqual(['+a1']);
  });

  test('waits for those who want to end it themselves, and while a lesson is read', async () => {
    for (const around of [{}, { autoFinish: true, guide: { about: new Set(['done']), lesson: 'finish' } }]) {
      const { user, space, played, isRefused } = draw(almost(), around);
      await user.click(space('a1'));
      act(() => void vi.advanceTimersByTime(2 * GRACE));
      expect(played).toEqual(['+a1']);
      expect(isRefused(finish)).toBe(false);
    }
  });
});
