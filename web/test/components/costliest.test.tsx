import { games as manifests } from '@grove/games';
import { kept } from '@grove/game-kit/achievements/kept';
import { randomRecord } from '@grove/game-kit/random-records';
import { gameModule } from '@grove/games/loaded';
import { itemAt } from '@grove/kernel';
import { act, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadOnce } from '../../boards/load-once.ts';
import { MistakesPanel } from '../../me/mistakes-panel.tsx';
import { en } from '../../me/words/en.ts';
import { drawPage } from './draw-page.tsx';

// Packing a record needs streams that are not here; what a link holds is tried in replay.test.ts.
vi.mock(import('../../replay/link.ts'), async (load) => ({ ...(await load()), packRecord: async () => 'packed' }));

const concert = gameModule('evergreen-concert');
const record = randomRecord(concert, 2, 'costliest');
const game = { ...kept({ game: 'evergreen-concert', seating: ['person', 'tree'] }), record };
const panel = (games: Parameters<typeof MistakesPanel>[0]['games']) => (
  <Suspense>
    <MistakesPanel games={games} manifests={manifests} />
  </Suspense>
);

beforeAll(async () => {
  await loadOnce(
    itemAt(
      manifests.filter(({ cover }) => cover.id === 'evergreen-concert'),
      0,
    ).load,
  );
});

test('before the first review the page says what will be here, and leads to the last game', async () => {
  const { screen, user, history } = await act(async () => drawPage(panel([game])));
  expect(screen.getByText(en.noReviews)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.reviewNext }));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/review#.*step=0&as=1$/));
});

test('what cost most is named with its points and games, and leads to an example in its review', async () => {
  const mistakes = [
    { at: 4, kind: 'gala', cost: 6 },
    { at: 9, kind: 'gala', cost: 2.5 },
    { at: 6, kind: null, cost: 3 },
  ];
  const { screen, user, history } = await act(async () => drawPage(panel([{ ...game, mistakes }])));
  const [first, second] = screen.getAllByRole('listitem');
  const title = concert.words.en.mistake?.('gala');
  expect(first?.textContent).toContain(`${title}`);
  expect(first?.textContent).toContain(`8.5 ${en.pointsLost(8.5)}`);
  expect(first?.textContent).toContain(en.timesIn(2, 1));
  expect(second?.textContent).toContain(en.seenLater);
  expect(screen.queryByRole('button', { name: en.reviewNext })).toBeNull();
  await user.click(screen.getByRole('button', { name: `${en.seeExample}: ${title}` }));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/review#.*step=4&as=1$/));
});

test('a kind that a newer page does not know any more is still counted', async () => {
  const { screen } = await act(async () =>
    drawPage(panel([{ ...game, mistakes: [{ at: 4, kind: 'long gone', cost: 6 }] }])),
  );
  expect(screen.getByRole('heading', { name: en.seenLater })).toBeTruthy();
});
