import { games } from '@grove/games';
import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchInstall } from '../../offline/install.ts';
import { ICONS, useRules } from '../../rulebook/use-rulebook.ts';
import type { NextGame } from '../../settings/game-actions.tsx';
import { Menu } from '../../settings/menu.tsx';
import { CHOICES, type ChoiceName, useSettings } from '../../settings/store.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = words;

async function openMenu(game?: string, next?: NextGame) {
  const drawn = drawPage(<Menu game={game} next={next} />);
  await drawn.user.click(drawn.screen.getByRole('button', { name: en.menu }));
  return { ...drawn, sheet: drawn.screen.getByRole('dialog', { name: en.menu }) as HTMLDialogElement };
}

test('the button opens the menu as a sheet, and the sheet can be closed', async () => {
  const { screen, user, sheet } = await openMenu();
  expect(sheet.open).toBe(true);
  await user.click(screen.getByRole('button', { name: en.close }));
  expect(sheet.open).toBe(false);
});

test('the menu leads to all pages', async () => {
  const { screen } = await openMenu();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/',
    '/daily',
    '/statistics',
    '/replay',
    '/friends',
    '/tournaments',
    '/standings',
    '/account',
  ]);
});

test('in a game with a rulebook the menu opens it, and closes itself first', async () => {
  const withRules = games.find(({ rulebook }) => rulebook !== undefined);
  const { screen, user, sheet } = await openMenu(withRules?.cover.id);
  await user.click(screen.getByRole('button', { name: en.rules }));
  expect(useRules.getState().opened).toEqual({ game: withRules?.cover.id, rule: undefined });
  expect(sheet.open).toBe(false);
});

test('in a game the meaning of its icons is one tap away from the menu', async () => {
  const { screen, user } = await openMenu('evergreen-planet');
  await user.click(screen.getByRole('button', { name: en.icons }));
  expect(useRules.getState().opened).toEqual({ game: 'evergreen-planet', rule: ICONS });
});

test('outside of games there are no rules to open', async () => {
  const { screen } = await openMenu();
  expect(screen.queryByRole('button', { name: en.rules })).toBeNull();
});

test('a game on the table can be left for later or followed by a new one, and its sound is one switch', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { screen, user } = await openMenu('earth');
  const game = within(screen.getByRole('region', { name: en.thisGame }));
  expect(game.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/play/earth', '/']);
  const sound = game.getByRole('switch', { name: en.choicesOf.sound.label });
  await user.click(sound);
  expect(useSettings.getState().sound).toBe('normal');
  await user.click(sound);
  expect(useSettings.getState().sound).toBe('off');
  await vi.dynamicImportSettled();
});

test('a game in this browser can be followed by another for the same seats, or by other seats', async () => {
  const again = vi.fn<() => void>();
  const { screen, user, sheet } = await openMenu('earth', { again, sitters: 'tree,person' });
  const game = within(screen.getByRole('region', { name: en.thisGame }));
  expect(game.getByRole('link', { name: en.changeSetUp }).getAttribute('href')).toBe('/play/earth?with=tree,person');
  expect(game.queryByRole('link', { name: en.newGame })).toBeNull();
  await user.click(game.getByRole('button', { name: en.againSameSeats }));
  expect(again).toHaveBeenCalledOnce();
  expect(sheet.open).toBe(false);
});

test('the menu has three parts, each with its name', async () => {
  const { screen } = await openMenu('earth');
  const parts = [screen.getByRole('region', { name: en.thisGame }), screen.getByRole('navigation', { name: en.goTo })];
  expect([...parts, screen.getByRole('region', { name: en.settings })]).toHaveLength(3);
});

test('the page can be installed as long as the browser offers it', async () => {
  watchInstall();
  const { screen, user } = await openMenu();
  expect(screen.queryByRole('button', { name: en.install })).toBeNull();
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await user.click(screen.getByRole('button', { name: en.install }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: en.install })).toBeNull();
});

test('another language is spoken at once', async () => {
  const { screen, user } = await openMenu();
  await user.selectOptions(screen.getByRole('combobox', { name: en.language }), 'de');
  expect(screen.getByRole('combobox', { name: words.de.language })).toBeTruthy();
});

test.each(Object.keys(CHOICES) as ChoiceName[])('the setting %s is changed here', async (name) => {
  // In a hidden window the choice of a volume is not tried out.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { screen, user } = await openMenu();
  const value = CHOICES[name].at(-1) ?? '';
  const { label } = en.choicesOf[name];
  const toggle = screen.queryByRole('switch', { name: label });
  const text = (en.choicesOf[name].values as Readonly<Record<string, string>>)[value] ?? '';
  const choice = () => within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name: text });
  await user.click(toggle ?? choice());
  expect(useSettings.getState()[name]).toBe(value);
  await vi.dynamicImportSettled();
});
