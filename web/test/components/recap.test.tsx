import { usualSigns } from '@grove/game-kit';
import { seenBy } from '@grove/game-kit/board';
import { gameModule, gameModules } from '@grove/games/loaded';
import { itemAt, Match, SeededChance } from '@grove/kernel';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePlace } from '../../pace/free-place.ts';
import { Recap } from '../../pace/recap-card.tsx';
import { RecapLines } from '../../pace/recap-lines.tsx';
import { afterOwn, recapOf } from '../../pace/recap.ts';
import { covered } from '../../parts/areas.ts';
import { useSettings } from '../../settings/store.ts';

beforeEach(() => useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }));
afterEach(cleanup);

const planet = gameModule('evergreen-planet');
const NAMES = ['Ada', 'Oak', 'Elm'];
const nameOf = (seat: number) => NAMES[seat] ?? '';
const telling = { module: planet, language: 'en', nameOf, signs: usualSigns(NAMES) } as const;

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

test.each(gameModules)('players of $game.id have the colours and letters of the board in it', async (module) => {
  const { game } = module;
  await module.prepareWords?.('en');
  const chance = SeededChance.from('recap');
  const match = new Match(game, 3, {}, SeededChance.from('recap'));
  const heard = Array.from({ length: 40 }, (_, id) => {
    const seat = game.waitingFor(match.state).at(-1) ?? 0;
    const moves = game.moves(match.state, seat);
    return { id, seat, seen: seenBy(game, match.play(seat, itemAt(moves, chance.pick(moves.length))), 0) };
  });
  const signs = module.signs?.(match.view(0), { language: 'en', viewer: 0, nameOf }) ?? [];
  render(<RecapLines players={recapOf(heard, 0, { module, language: 'en', nameOf, signs })} />);
  const told = Array.from(document.querySelectorAll('.recap-name'), (one) => {
    const mark = one.querySelector<HTMLElement>('[data-sign]');
    const name = one.querySelector('h3')?.textContent;
    return `${name} ${mark?.textContent} ${mark?.style.getPropertyValue('--ground')}`;
  });
  const said = [1, 2].map((seat) => `${nameOf(seat)} ${itemAt(signs, seat).letter} ${itemAt(signs, seat).tone.ground}`);
  expect(new Set(told)).toEqual(new Set(said));
  expect(told).toHaveLength(2);
});

test('under the name of somebody it is not said again', () => {
  const sentences = [
    { lead: 'Gaia', underName: '', clauses: ['7 sprouts'], isOwnTurn: true },
    { lead: 'Gaia on your turns', underName: 'On your turns', clauses: ['2 soil'], isOwnTurn: false },
    { lead: 'Gaia watered', clauses: [], isOwnTurn: true },
  ];
  const story = () => [{ seat: undefined, name: 'Gaia', sentences }];
  const module = { ...planet, words: { ...planet.words, en: { ...planet.words.en, story } } };
  render(<RecapLines players={recapOf(HEARD, 0, { ...telling, module })} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['7 sprouts.', 'On your turns: 2 soil.', 'Gaia watered.']);
});

test('a number stays with its noun', () => {
  const sentence = { lead: 'Oak hat gepflanzt', clauses: ['3 Karten'], isOwnTurn: true };
  const story = () => [{ seat: 1, name: 'Oak', sentences: [sentence] }];
  const module = { ...planet, words: { ...planet.words, de: { ...planet.words.de, story } } };
  const [oak] = recapOf(HEARD, 0, { ...telling, module, language: 'de' });
  expect(oak?.lines[0]?.text).toBe('Oak hat gepflanzt: 3\u00A0Karten.');
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

const recapOfTurn = (key: number, isReturn = false) => ({
  key,
  isReturn,
  players: recapOf(HEARD.slice(1), 0, telling),
});

test('it opens by itself after every turn of the others, also where the last one was closed', async () => {
  const { rerender } = render(<Recap recap={recapOfTurn(4)} />);
  expect(screen.getByRole('heading', { name: 'Since your last turn' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  rerender(<Recap recap={recapOfTurn(4)} />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<Recap recap={recapOfTurn(9)} />);
  const isShown = () => expect(document.querySelector('.recap')?.getAttribute('data-shown')).toBe('true');
  await waitFor(isShown, { timeout: 60_000 });
});

test('where there is no room for it, a line at the question leads to it and stays until it is closed', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  render(
    <main>
      <button type="button">fills the window</button>
    </main>,
  );
  const board = screen.getByText('fills the window');
  // Nothing has a size here by itself.
  const heights = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  board.checkVisibility = () => true;
  board.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
  render(<Recap recap={recapOfTurn(4)} slot={slot} />);
  const line = await screen.findByRole('button', { name: /^Since your last turn: .*e5/ }, { timeout: 60_000 });
  expect(line.querySelector('[data-sign]')?.textContent).toBe('E');
  // What it is about is said to the ear; the eye gets all the room for what was done.
  expect(line.textContent).not.toContain('Since your last turn');
  fireEvent.click(line);
  expect(screen.getByRole('heading', { name: 'Elm' })).toBeTruthy();
  expect(document.querySelector('.recap-line')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('.recap-line')).toBeNull();
  heights.mockRestore();
  slot.remove();
});

test('it opens by itself only where all of it has room', async () => {
  const slot = document.body.appendChild(document.createElement('div'));
  render(
    <main>
      <button type="button">board</button>
    </main>,
  );
  const heights = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(280);
  const board = screen.getByText('board');
  board.checkVisibility = () => true;
  board.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight - 250);
  render(<Recap recap={recapOfTurn(4)} slot={slot} />);
  await screen.findByRole('button', { name: /^Since your last turn: .*e5/ }, { timeout: 60_000 });
  expect(document.querySelector('.recap[data-shown=true]')).toBeNull();
  heights.mockRestore();
  slot.remove();
});

test('it lies over no line of the log that is seen, but may lie where lines are scrolled out of sight', async () => {
  render(
    <>
      <main>
        <button type="button">board</button>
      </main>
      <aside>
        <ol tabIndex={0}>
          <li>seen</li>
          <li>scrolled out of sight</li>
        </ol>
      </aside>
    </>,
  );
  const heights = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  const left = innerWidth - 400;
  const lay = (element: Element, ...[x, y, width, height]: [number, number, number, number]) => {
    element.checkVisibility = () => true;
    element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  };
  lay(screen.getByText('board'), 0, 0, left, innerHeight);
  lay(screen.getByRole('list'), left, 0, 400, 300);
  lay(screen.getByText('seen'), left, 0, 400, 300);
  lay(screen.getByText('scrolled out of sight'), left, 300, 400, innerHeight - 300);
  render(<Recap recap={recapOfTurn(4)} />);
  const card = () => document.querySelector<HTMLElement>('.recap[data-shown=true]');
  await waitFor(() => expect(card()).not.toBeNull(), { timeout: 60_000 });
  expect(Number.parseFloat(card()?.style.top ?? '')).toBeGreaterThanOrEqual(300);
  heights.mockRestore();
});

test('at the end of the game it goes out of the way of the result, and comes when it is asked for', () => {
  const { rerender } = render(<Recap recap={recapOfTurn(4)} />);
  expect(screen.getByRole('heading', { name: 'Since your last turn' })).toBeTruthy();
  rerender(<Recap recap={recapOfTurn(4)} isOver />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('[data-new]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Since your last turn' }));
  expect(screen.getByRole('heading', { name: 'Elm' })).toBeTruthy();
});

test.each([
  ['a card that is read', <article key="one">read</article>],
  ['a number of a panel', <b key="one">read</b>],
  [
    'the points of a seat',
    <div key="one" data-spot="seat 2">
      read
    </div>,
  ],
])('it lies over nothing that is read: %s', async (_what, read) => {
  render(<main>{read}</main>);
  const heights = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  const part = screen.getByText('read');
  part.checkVisibility = () => true;
  part.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight - 250);
  render(<Recap recap={recapOfTurn(4)} />);
  const card = () => document.querySelector<HTMLElement>('.recap[data-shown=true]');
  await waitFor(() => expect(card()).not.toBeNull(), { timeout: 60_000 });
  expect(Number.parseFloat(card()?.style.top ?? '')).toBeGreaterThanOrEqual(innerHeight - 250);
  heights.mockRestore();
});

test('whoever wants no recap opens it if they like', () => {
  useSettings.setState({ recap: 'no' });
  render(<Recap recap={recapOfTurn(4)} />);
  expect(screen.queryByRole('heading')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Since your last turn' }));
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

test('the card stands where it covers nothing, as near to its button as it can, or nowhere', () => {
  const window = { width: 1000, height: 700 };
  const home = { left: 900, top: 10, width: 44, height: 44 };
  const card = { width: 300, height: 200 };
  const near = freePlace(card, [home], home, window);
  expect(near).toMatchObject({ top: expect.any(Number) });
  expect(covered(near ?? home, [home])).toBe(0);
  const board = { left: 400, top: 0, width: 600, height: 700 };
  const beside = freePlace(card, [home, board], home, window);
  expect(beside && beside.left + beside.width).toBeLessThanOrEqual(400);
  expect(freePlace(card, [{ left: 100, top: 0, width: 900, height: 700 }], home, window)).toBeUndefined();
});
