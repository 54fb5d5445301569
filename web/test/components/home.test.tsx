import { LANGUAGES } from '@grove/game-kit';
import { sample } from '@grove/game-kit/sample';
import { games } from '@grove/games';
import { itemAt } from '@grove/kernel';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePage } from '../../home/page.tsx';
import { MissingPage } from '../../pages/missing.tsx';
import { useSettings } from '../../settings/store.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

test('every game is there with its title and a way to play it', () => {
  const { screen } = drawPage(<HomePage manifests={games} />);
  for (const { cover } of games) {
    const { title } = cover.words.en;
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: new RegExp(title.replaceAll(/[()]/g, '\\$&')) });
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/play/${cover.id}`);
  }
});

test('a game that can be played alone has a way to sit down alone at once', () => {
  const { screen } = drawPage(<HomePage manifests={games} />);
  const solo = games.filter(({ cover, board }) => cover.players.min === 1 && board !== undefined);
  const links = screen.getAllByRole('link', { name: new RegExp(`^${words.en.solo}: `) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(solo.map(({ cover }) => `/play/${cover.id}?solo`));
});

test('a game without a rulebook leads to none', () => {
  const { screen } = drawPage(<HomePage manifests={[sample]} />);
  expect(screen.getByRole('link', { name: words.en.play(sample.cover.words.en.title) })).toBeTruthy();
  expect(screen.queryByText(words.en.rules)).toBeNull();
});

test('without games the page says so', () => {
  const { screen } = drawPage(<HomePage manifests={[]} />);
  expect(screen.getByText(words.en.noGames)).toBeTruthy();
});

test.each(LANGUAGES)('the front page speaks %s as soon as that is chosen', (language) => {
  const { screen } = drawPage(<HomePage manifests={[sample]} />);
  act(() => useSettings.getState().set({ language }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words[language].tagline);
});

test('an address where nothing is leads back to the games', async () => {
  const { screen, user, history } = drawPage(<MissingPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.en.missing);
  await user.click(itemAt(screen.getAllByRole('link', { name: words.en.allGames }), 0));
  expect(history.at(-1)).toBe('/');
});
