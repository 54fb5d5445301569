import { sampleModule } from '@grove/game-kit/sample/module';
import { itemAt } from '@grove/kernel';
import { expect, test, vi } from 'vitest';
import { LocalGame } from '../../local-game/local-game.ts';
import { PERSON } from '../../local-game/seating.ts';
import { Log } from '../../text/log.tsx';
import { ResultPanel } from '../../text/result-panel.tsx';
import { TextView } from '../../text/text-view.tsx';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en } = words;

/** Two people at one screen: no bot is asked. */
function drawGame() {
  const game = new LocalGame(sampleModule, [PERSON, PERSON], 'oak');
  const again = vi.fn<() => void>();
  const drawn = drawPage(<TextView game={game} next={{ again, sitters: PERSON }} />);
  const choices = () => [...drawn.container.querySelectorAll<HTMLElement>('.choice')];
  return { ...drawn, game, again, choices };
}

test('every legal step is a button, and playing one hands the screen over behind a curtain', async () => {
  const { game, choices, user, screen } = drawGame();
  expect(choices()).toHaveLength(game.moves.length);
  await user.click(itemAt(choices(), 0));
  expect(game.match.steps).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.handOver('Guest 2'));
  expect(choices()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: en.ready }));
  await user.click(screen.getByRole('button', { name: en.ready }));
  expect(choices().length).toBeGreaterThan(0);
});

test('a whole game ends with its result, and can be played again', async () => {
  const { game, choices, user, screen, again } = drawGame();
  while (!game.match.over) {
    const ready = screen.queryByRole('button', { name: en.ready });
    await user.click(ready ?? itemAt(choices(), 0));
  }
  const { totals } = game.match.game.result(game.match.state);
  const scores = itemAt(screen.getAllByRole('table'), 0);
  expect([...scores.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent, 10))).toEqual(
    expect.arrayContaining([...totals]),
  );
  await user.click(screen.getByRole('button', { name: en.again }));
  expect(again).toHaveBeenCalledOnce();
});

const gameWords = {
  ...sampleModule.words.en,
  event: (event: unknown) => (event === 'mute' ? undefined : `line ${String(event)}`),
};

test('the log has the newest line first, and leaves out what has no words', () => {
  const heard = ['a', 'mute', 'b'].map((event, id) => ({ id, seat: 0, seen: [event] }));
  const { screen } = drawPage(<Log heard={heard} words={gameWords} nameOf={String} />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['line b', 'line a']);
});

test('a log without lines says so; a long one ends somewhere', () => {
  const { screen, drawAgain } = drawPage(<Log heard={[]} words={gameWords} nameOf={String} />);
  expect(screen.getByText(en.logEmpty)).toBeTruthy();
  const heard = Array.from({ length: 200 }, (_, id) => ({ id, seat: 0, seen: [id] }));
  drawAgain(<Log heard={heard} words={gameWords} nameOf={String} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

test.each([
  [[0], 0, en.youWin],
  [[1], 0, en.wins('Ben')],
  [[1], undefined, en.wins('Ben')],
  [[], 0, en.nobodyWins],
])('of the winners %j, %j reads: %s', (winners, me, text) => {
  const { screen } = drawPage(
    <ResultPanel
      result={{ totals: [3, 5], winners }}
      nameOf={(seat) => itemAt(['Ada', 'Ben'], seat)}
      again={undefined}
      me={me}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(text);
  expect(screen.queryByRole('button', { name: en.again })).toBeNull();
});
