import type { KeptGame, SoloTitle } from '@grove/game-kit';
import { kept, times } from '@grove/game-kit/achievements/kept';
import { randomRecord } from '@grove/game-kit/random-records';
import { games as manifests } from '@grove/games';
import { gameModule } from '@grove/games/loaded';
import { itemAt, replay } from '@grove/kernel';
import { act, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { findGame } from '../../boards/find.ts';
import { loadOnce } from '../../boards/load-once.ts';
import { Overview } from '../../me/overview.tsx';
import { groupsOf, inGroup } from '../../me/statistics.ts';
import { en } from '../../me/words/en.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

// Packing a record needs streams that are not here; what a link holds is tried in replay.test.ts.
vi.mock(import('../../replay/link.ts'), async (load) => ({ ...(await load()), packRecord: async () => 'packed' }));

const PLANET = 'evergreen-planet';
const CONCERT = 'evergreen-concert';

/** A game of the planet that was played to its end, alone or with others. */
function finished(seating: readonly string[]): KeptGame {
  const { game } = gameModule(PLANET);
  const record = randomRecord(gameModule(PLANET), seating.length, 'statistics');
  return { ...kept({ game: PLANET, seating }), record, result: game.result(replay(game, record).state) };
}

beforeAll(async () => {
  await Promise.all(
    manifests.flatMap(({ achievements, scoreCategories, picture, soloTitles }) =>
      [achievements, scoreCategories, picture, soloTitles]
        .filter((load) => load !== undefined)
        .map((load) => loadOnce<unknown>(load)),
    ),
  );
});

async function drawOverview(games: readonly KeptGame[], titles: readonly SoloTitle[] = []) {
  const group = itemAt(groupsOf(games), 0);
  const own = inGroup(games, group);
  const page = await act(async () =>
    drawPage(
      <Suspense>
        <Overview manifests={manifests} group={group} games={own} allGames={games} titles={titles} />
      </Suspense>,
    ),
  );
  const part = (name: string) => within(page.screen.getByRole('region', { name }));
  return { ...page, part };
}

test('the first game is shown with its picture, the points of everybody and whom it was played with', async () => {
  const game = finished(['person', 'tree']);
  const { screen, part } = await drawOverview([game]);
  const last = part(en.tiles.last);
  const light = last.getByRole('row', { name: /^Light/ });
  expect(within(light).getAllByRole('cell')).toHaveLength(2);
  const total = last.getByRole('row', { name: /^Total/ });
  for (const points of game.result.totals) expect(within(total).getByText(String(points))).toBeTruthy();
  expect(screen.getByRole('region', { name: en.tiles.last }).querySelector('.last-game-picture > svg')).toBeTruthy();
  expect(part(en.rivalries).getByText(words.en.botNames.tree ?? '')).toBeTruthy();
  expect(screen.queryByRole('region', { name: en.recent })).toBeNull();
});

test('the first game reaches a goal, and the nearest others say how far they are', async () => {
  const { part } = await drawOverview([finished(['person', 'tree'])]);
  const goals = part(en.tabs.achievements);
  const [reached, ...next] = goals.getAllByRole('listitem');
  expect(reached?.textContent).toContain(en.achievements['first-game'].name);
  expect(next).toHaveLength(3);
  expect(next[0]?.textContent).toMatch(/\d+ of \d+/);
});

test('alone, the next title stands before the other goals', async () => {
  const game = finished(['person']);
  const titles = await loadOnce(findGame(PLANET)?.soloTitles ?? (async () => []));
  const next = itemAt(
    titles.filter(({ from }) => from > itemAt(game.result.totals, 0)),
    0,
  );
  const { part } = await drawOverview([game], titles);
  const first = itemAt(part(en.tabs.achievements).getAllByRole('listitem'), 0);
  expect(first.textContent).toContain(next.title.en);
  expect(first.textContent).toContain(en.titleFrom(next.from));
});

test('the last game is reviewed, watched and played again', async () => {
  const { part, user, history } = await drawOverview([finished(['person', 'tree'])]);
  const last = part(en.tiles.last);
  await user.click(last.getByRole('button', { name: new RegExp(`^${words.en.review}`) }));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/review#/));
  await user.click(last.getByRole('button', { name: new RegExp(`^${words.en.watchAgain}`) }));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/replay#/));
  await user.click(last.getByRole('button', { name: words.en.again }));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/play\/evergreen-planet\/./));
});

test('a game with other people is not begun again without them', async () => {
  const { part } = await drawOverview([finished(['person', 'person'])]);
  expect(part(en.tiles.last).queryByRole('button', { name: words.en.again })).toBeNull();
});

test('of a thousand games the last ten are listed, and all are counted', async () => {
  const games = times(1000, (i) => ({
    id: `g${i}`,
    game: CONCERT,
    seating: ['person', 'sapling'],
    total: i === 500 ? 321 : 100,
    wins: i % 4 > 0,
  }));
  const { screen, part, container } = await drawOverview(games);
  const tiles = [...container.querySelectorAll('.tile .number')].map(({ textContent }) => textContent);
  expect(tiles).toEqual(['1000', '750', '321', '3']);
  expect(part(en.recent).getAllByRole('listitem')).toHaveLength(9);
  expect(part(en.rivalries).getByText(en.wonOf(750, 1000))).toBeTruthy();
  expect(part(en.tabs.achievements).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByText(en.chartsLater(3))).toBeNull();
});
