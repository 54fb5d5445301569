import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useReadNotice } from '../../online/table/use-read-notice.ts';

afterEach(cleanup);

function Table({ isReadAtFirst = false }: { readonly isReadAtFirst?: boolean }) {
  const [isRead, read] = useReadNotice(isReadAtFirst);
  return (
    <>
      <div className="notices">
        {!isRead && <p>The table is full</p>}
        <button type="button" onClick={read}>
          OK
        </button>
      </div>
      <main>board</main>
    </>
  );
}

const isShown = (): boolean => screen.queryByText('The table is full') !== null;

test('a notice over the board goes when the board is touched, not when the notice is', () => {
  render(<Table />);
  fireEvent.pointerDown(screen.getByText('The table is full'));
  expect(isShown()).toBe(true);
  fireEvent.pointerDown(screen.getByText('board'));
  expect(isShown()).toBe(false);
});

test('a notice over the board goes with its button, and never comes to whoever knows', () => {
  render(<Table />);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(isShown()).toBe(false);
  cleanup();
  render(<Table isReadAtFirst />);
  expect(isShown()).toBe(false);
});
