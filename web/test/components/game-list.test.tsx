import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { randomRecord } from '@grove/game-kit/random-records';
import { itemAt } from '@grove/kernel';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameList } from '../../replay/game-list.tsx';
import { words } from '../../words/index.ts';
import { replayWords } from '../../replay/words/index.ts';
import { drawPage } from './draw-page.tsx';

// What is not a browser cannot pack.
vi.mock(import('../../replay/link.ts'), async (load) => ({ ...(await load()), packRecord: async () => 'AbC' }));

const file = (content: object) => new File([JSON.stringify(content)], 'game.json', { type: 'application/json' });

test.each([
  ['replay', words.en.replay, replayWords.en.replayNote],
  ['review', words.en.review, replayWords.en.reviewNote],
] as const)('a record file that is opened at the %s leads to it', async (mode, title, note) => {
  const { screen, user, history } = drawPage(<GameList manifests={games} mode={mode} />, `/${mode}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(note)).toBeTruthy();
  const record = randomRecord(itemAt(gameModules, 0), 2, 'opened');
  await user.upload(screen.getByLabelText(replayWords.en.openRecord), file(record));
  await waitFor(() => expect(history.at(-1)).toBe(`/${mode}#game=AbC`), { timeout: 60_000 });
});
