import { itemAt } from '@grove/kernel';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../errors/error-boundary.tsx';
import { ErrorNote } from '../../errors/error-note.tsx';
import { hideErrorNote, showErrorNote } from '../../errors/note.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = words;

afterEach(() => {
  hideErrorNote();
  vi.restoreAllMocks();
});

test('nothing is said while nothing is wrong', () => {
  const { screen } = drawPage(<ErrorNote />);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  ['page', en.failures.page],
  ['bot', en.failures.bot],
] as const)('what went wrong (%s) is said until it is put away', async (kind, text) => {
  const { screen, user } = drawPage(<ErrorNote />);
  act(() => showErrorNote(kind));
  expect(screen.getByRole('alert').textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: en.close }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

function Broken(): never {
  throw new Error('cannot be drawn');
}

/** A page that fails tells so in the console too; that is React's, and not what is tested. */
function drawBroken() {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return drawPage(
    <ErrorBoundary path="/a">
      <Broken />
    </ErrorBoundary>,
  );
}

test('in the place of a page that cannot be drawn stands one that says so, with ways to go on', () => {
  const { screen, sent } = drawBroken();
  expect(screen.getByRole('alert').textContent).toContain(en.pageFailed);
  expect(screen.getByRole('button', { name: en.loadAgain })).toBeTruthy();
  expect(itemAt(screen.getAllByRole('link', { name: en.allGames }), 0).getAttribute('href')).toBe('/');
  expect(sent()).toMatchObject([{ body: expect.stringContaining('cannot be drawn') }]);
});

test('another page is drawn again', () => {
  const { screen, drawAgain } = drawBroken();
  drawAgain(
    <ErrorBoundary path="/b">
      <p>all is well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('all is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
