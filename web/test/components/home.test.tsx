import { LANGUAGES } from '@grove/game-kit';
import { sample } from '@grove/game-kit/sample';
import { games } from '@grove/games';
import { itemAt } from '@grove/kernel';
import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomePage } from '../../home/page.tsx';
import { MissingPage } from '../../pages/missing.tsx';
import { useSettings } from '../../settings/store.ts';
import { useToContinue } from '../../home/to-continue.ts';
import { homeWords } from '../../home/words/index.ts';
import { PERSON } from '../../local-game/seating.ts';
import { setUpWords } from '../../set-up/words/index.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

/** There is no database without a browser. */
vi.mock(import('../../local-game/running-games.ts'), async (load) => ({
  ...(await load()),
  gamesToContinue: async () => [],
  removeRunning: async () => undefined,
  saveRunning: async () => true,
}));

const linksTo = (screen: ReturnType<typeof drawPage>['screen'], act: string) =>
  screen.getAllByRole('link', { name: new RegExp(`^${act}`) }).map((link) => link.getAttribute('href'));

test('every game is there with its title, a bot to play at once, and a choice of who plays', () => {
  const { screen } = drawPage(<HomePage manifests={games} />);
  for (const { cover } of games)
    expect(screen.getByRole('heading', { level: 2, name: cover.words.en.title })).toBeTruthy();
  const { en } = setUpWords;
  expect(linksTo(screen, en.playBot('Nora'))).toEqual(games.map(({ cover }) => `/play/${cover.id}?bot`));
  expect(linksTo(screen, en.choosePlayers)).toEqual(games.map(({ cover }) => `/play/${cover.id}`));
  expect(linksTo(screen, homeWords.en.withPeople)).toEqual(games.map(({ cover }) => `/friends?game=${cover.id}`));
  expect(screen.getByText(/\bbots\b.*elsewhere/)).toBeTruthy();
});

test('a game that can be played alone has a way to sit down alone at once', () => {
  const { screen } = drawPage(<HomePage manifests={games} />);
  const solo = games.filter(({ cover, board }) => cover.players.min === 1 && board !== undefined);
  expect(linksTo(screen, words.en.solo)).toEqual(solo.map(({ cover }) => `/play/${cover.id}?solo`));
});

test('a game without a rulebook leads to none', () => {
  const { screen } = drawPage(<HomePage manifests={[sample]} />);
  expect(linksTo(screen, setUpWords.en.choosePlayers)).toEqual([`/play/${sample.cover.id}`]);
  expect(screen.queryByText(words.en.rules)).toBeNull();
});

test('games to continue come with who plays and whose turn it is; one that is removed can be kept after all', async () => {
  const { screen, user } = await act(async () => drawPage(<HomePage manifests={games} />));
  const saved = {
    game: 'evergreen-concert',
    seating: [PERSON, 'ancient'],
    names: ['Ada'],
    seed: 's',
    options: {},
    hints: 0,
  };
  const steps = [[0, 1]] as const;
  act(() => useToContinue.setState({ games: [{ ...saved, id: 'g', steps, at: Date.now(), turn: 0 }] }));
  const strip = within(screen.getByRole('region', { name: homeWords.en.goOn }));
  expect(strip.getByRole('link', { name: /Sybil.*Your turn/ }).getAttribute('href')).toBe('/play/evergreen-concert/g');
  await user.click(strip.getByRole('button', { name: /^Remove: / }));
  const keep = await strip.findByRole('button', { name: homeWords.en.keepIt });
  expect(strip.queryByRole('link', { name: /Sybil/ })).toBeNull();
  await user.click(keep);
  expect(await strip.findByRole('link', { name: /Sybil/ })).toBeTruthy();
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
