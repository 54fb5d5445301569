import { games } from '@grove/games';
import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { findGame } from '../../boards/find.ts';
import { CardsSheet } from '../../cards/sheet.tsx';
import { openCards, useCards } from '../../cards/use-cards.ts';
import { CardsPage } from '../../pages/cards.tsx';
import { useRules } from '../../rulebook/use-rulebook.ts';
import { drawPage } from './draw-page.tsx';

async function drawCards(path: string) {
  await findGame('earth')?.cardPage?.();
  return drawPage(
    <Route path="/cards/:game/:card?">
      {({ game, card }) => <CardsPage manifests={games} game={game} card={card} />}
    </Route>,
    path,
  );
}

test('a card has a page with its names in four languages, what it does, figures with their source, and its rules', async () => {
  const { screen, user } = await drawCards('/cards/earth/E001');
  await screen.findByRole('heading', { name: 'Japanese Maple', level: 2 });
  for (const name of ['Érable du Japon', 'Fächerahorn', 'Arce japonés']) await screen.findByText(name);
  expect(screen.getAllByText('Acer palmatum')).toHaveLength(2);
  expect(await screen.findByText(/^Planted in \d+ of 2,000 games$/)).toBeTruthy();
  expect(screen.getByText(/2,000 games of two players, simulated; both are the bot Victor/)).toBeTruthy();
  const rule = screen.getByRole('link', { name: 'E10.2' });
  expect(rule.getAttribute('href')).toBe('/rules/earth#E10.2');
  await user.click(rule);
  expect(useRules.getState().opened).toEqual({ game: 'earth', rule: 'E10.2' });
  expect(document.title).toContain('Japanese Maple');
});

test('previous and next stay within the filter of the address, by link, by arrow key and by finger', async () => {
  const { screen, user, history, container } = await drawCards('/cards/earth/E004?kind=tree&set=base');
  await screen.findByRole('heading', { name: 'African Baobab', level: 2 });
  expect(screen.getByRole('link', { name: /^Previous card: Japanese Maple/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Next card: Marula/ }));
  expect(history.at(-1)).toBe('/cards/earth/E007?kind=tree&set=base');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(history.at(-1)).toBe('/cards/earth/E001?kind=tree&set=base');
  expect(screen.queryByRole('link', { name: /^Previous card/ })).toBeNull();
  swipe(container.querySelector('article'), 300, 100);
  expect(history.at(-1)).toBe('/cards/earth/E004?kind=tree&set=base');
  await user.click(screen.getByRole('link', { name: 'Card list' }));
  expect(history.at(-1)).toBe('/cards/earth?kind=tree&set=base');
  expect(screen.getByRole('link', { name: /^African Baobab/ })).toBe(document.activeElement);
});

function swipe(on: Element | null, from: number, to: number): void {
  const touch = (x: number) => ({ identifier: 1, clientX: x, clientY: 200, target: on ?? document.body });
  const send = (kind: string, lists: object) => {
    const event = Object.assign(new Event(kind, { bubbles: true }), lists);
    on?.dispatchEvent(event);
  };
  send('touchstart', { touches: [touch(from)] });
  send('touchend', { changedTouches: [touch(to)] });
}

test('what is looked for stands in the address, and can be cleared', async () => {
  const { screen, user, history } = await drawCards('/cards/earth?effect=seed');
  expect((await screen.findByRole('status')).textContent).toMatch(/^\d+ cards$/);
  await user.selectOptions(screen.getByLabelText('Set'), 'Abundance');
  expect(history).toEqual(['/cards/earth?effect=seed&set=abundance']);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(history.at(-1)).toBe('/cards/earth');
  expect(screen.getByRole('status').textContent).toBe('529 cards');
});

test('an address without a card says so and leads to the list', async () => {
  const { screen, user, history } = await drawCards('/cards/earth/E999');
  await screen.findByText('There is no card with this number.');
  await user.click(screen.getByRole('link', { name: 'Card list' }));
  expect(history.at(-1)).toBe('/cards/earth');
});

test('over a game the cards are walked through without leaving its address', async () => {
  await findGame('earth')?.cardPage?.();
  openCards('earth', 'E001');
  const Opened = () => {
    const opened = useCards((cards) => cards.opened);
    return opened && <CardsSheet {...opened} />;
  };
  const { screen, user, history } = drawPage(<Opened />, '/play/earth/1');
  await user.click(await screen.findByRole('link', { name: /^Next card: Prairie/, hidden: true }));
  expect(useCards.getState().opened?.at.card).toBe('E002');
  expect(history).toEqual(['/play/earth/1']);
});
