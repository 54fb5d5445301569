import { useKeys } from '@grove/game-kit/board/keys';
import { act as acting, fireEvent } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { findGame } from '../../boards/find.ts';
import { loadOnce } from '../../boards/load-once.ts';
import { IconHelp } from '../../icons/icon-help.tsx';
import { useBoardIcons } from '../../icons/use-board-icons.ts';
import { leaveIcons } from '../../icons/use-icon-help.ts';
import { Header } from '../../parts/header.tsx';
import { useRules } from '../../rulebook/use-rulebook.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = words;
const GAME = 'evergreen-planet';
const act = vi.fn<() => void>();

function Drawn() {
  useKeys(() => []);
  return (
    <Suspense>
      <Header game={GAME} />
      <span data-icon="i-fert">inert</span>
      <span data-icon="unheard-of">unknown</span>
      <button type="button" onClick={act}>
        <span data-icon="p-bud">of a button</span>
      </button>
      <IconHelp />
    </Suspense>
  );
}

beforeEach(async () => {
  act.mockClear();
  leaveIcons();
  useRules.setState({ opened: undefined });
  const load = findGame(GAME)?.rulebook;
  if (load !== undefined) await loadOnce(load);
});

/** A finger that rests: no browser is needed for that, only time. */
async function hold(element: Element) {
  vi.useFakeTimers();
  fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 5, clientY: 5 });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  fireEvent.pointerUp(element);
  fireEvent.click(element);
}

test('a tap on an icon tells its name and what it means; its rule opens over the game', async () => {
  const { screen, user } = drawPage(<Drawn />);
  await acting(async () => void fireEvent.click(screen.getByText('inert')));
  const card = await screen.findByRole('dialog', { name: 'Fertility' });
  expect(card.textContent).toContain('big trees');
  await user.click(screen.getByRole('button', { name: en.rule('P8.1') }));
  expect(screen.queryByRole('dialog', { name: 'Fertility' })).toBeNull();
  expect(useRules.getState().opened).toEqual({ game: GAME, rule: 'P8.1' });
});

test('an icon of a button leaves the tap to it; a right click asks', async () => {
  const { screen, user } = drawPage(<Drawn />);
  await user.click(screen.getByText('of a button'));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog', { name: 'Bud' })).toBeNull();
  await user.pointer({ keys: '[MouseRight]', target: screen.getByText('of a button') });
  await screen.findByRole('dialog', { name: 'Bud' });
  expect(act).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: en.close }));
  expect(screen.queryByRole('dialog', { name: 'Bud' })).toBeNull();
});

/** As a pile of cards that a card is played on: it is drawn anew before the page hears of the click, and nothing more can be done there. */
function Spent() {
  const [isSpent, spend] = useState(false);
  useBoardIcons(GAME);
  return (
    <Suspense>
      <div data-acts={isSpent ? undefined : true} onClick={() => flushSync(() => spend(true))}>
        <span data-icon="i-fert">pile</span>
      </div>
      <IconHelp />
    </Suspense>
  );
}

test('a tap that acts asks nothing, also where nothing can be done any more after it', async () => {
  const { screen } = drawPage(<Spent />);
  const pile = screen.getByText('pile');
  await acting(async () => void fireEvent.click(pile));
  expect(pile.closest('[data-acts]')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await acting(async () => void fireEvent.click(pile));
  await screen.findByRole('dialog', { name: 'Fertility' });
});

test('a finger that rests on an icon asks, and what it rests on does nothing', async () => {
  const { screen } = drawPage(<Drawn />);
  await hold(screen.getByText('of a button'));
  await screen.findByRole('dialog', { name: 'Bud' });
  expect(act).not.toHaveBeenCalled();
});

test('an icon that the legend does not know stays silent', async () => {
  const { screen, user } = drawPage(<Drawn />);
  await user.click(screen.getByText('unknown'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the key I makes a button of every icon that is seen, whatever it does otherwise', async () => {
  for (const element of [HTMLElement.prototype, SVGElement.prototype]) {
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));
  }
  const { screen, user, container } = drawPage(<Drawn />);
  document.elementFromPoint = () => container;
  await user.keyboard('i');
  await screen.findByText(en.tapAnIcon);
  await user.click(screen.getByRole('button', { name: 'Bud' }));
  expect(act).not.toHaveBeenCalled();
  await screen.findByRole('dialog', { name: 'Bud' });
  await user.click(screen.getByRole('button', { name: en.close }));
  await user.click(screen.getByRole('button', { name: en.iconsDone }));
  expect(screen.queryByText(en.tapAnIcon)).toBeNull();
  vi.restoreAllMocks();
});
