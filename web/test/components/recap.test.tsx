import { gameModule } from '@grove/games/loaded';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Recap } from '../../pace/recap-card.tsx';
import { afterOwn, recapOf } from '../../pace/recap.ts';

afterEach(cleanup);

const planet = gameModule('evergreen-planet');
const NAMES = ['Ada', 'Oak', 'Elm'];
const telling = { module: planet, language: 'en', nameOf: (seat: number) => NAMES[seat] ?? '' } as const;

const HEARD = [
  { id: 1, seat: 0, seen: [{ kind: 'planted', seat: 0, space: 'b2' }] },
  { id: 2, seat: 1, seen: [{ kind: 'planted', seat: 1, space: 'd3' }] },
  { id: 3, seat: 2, seen: [{ kind: 'grown', seat: 2, space: 'e5', to: 'small' }] },
  { id: 4, seat: 1, seen: [{ kind: 'lake', seat: 1, space: 'd4' }] },
];

test('what others did since my last step is told player by player', () => {
  const steps = HEARD.slice(afterOwn(HEARD, 0));
  const told = recapOf(steps, 0, telling).map(({ name, lines }) => [name, lines.map(({ text }) => text)]);
  expect(told).toEqual([
    ['Oak', ['Oak planted a sprout on d3.', expect.stringContaining('d4')]],
    ['Elm', [expect.stringContaining('e5')]],
  ]);
});

test('the recap stays until it is closed, can be opened again, and its lines light what they speak of', () => {
  const players = recapOf(HEARD.slice(1), 0, telling);
  render(
    <>
      <Recap recap={{ key: 4, players, isReturn: true }} />
      <div data-of="1">
        <i data-spot="space d3">Oak’s</i>
      </div>
      <div data-of="0">
        <i data-spot="space d3">mine</i>
      </div>
      <b data-spot="seat 2">seat of Oak</b>
    </>,
  );
  const pointed = () => [...document.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);
  fireEvent.pointerEnter(screen.getByText('Oak planted a sprout on d3.'));
  expect(pointed()).toEqual(['Oak’s', 'seat of Oak']);
  fireEvent.pointerLeave(screen.getByText('Oak planted a sprout on d3.'));
  expect(pointed()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Since your last turn' }));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Since your last turn',
    'Oak',
    'Elm',
  ]);
});

test('who was there all the time opens it if they want', () => {
  render(<Recap recap={{ key: 4, players: recapOf(HEARD.slice(1), 0, telling), isReturn: false }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
