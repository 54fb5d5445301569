import { itemAt } from '../../item-at.ts';
import { type Game, type GameTypes, type Result, sumOfParts } from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame } from '../random-game.ts';
import { must } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** Random play reaches an end for every player number and option, and the standings are sound all the way. */
export const playsToTheEnd: Check = (game, { randomGames, settings }) => {
  eachGame([...randomGames, ...settings], (seeded) => {
    for (const { state } of randomGame(game, seeded)) {
      checkWaiting(game, state, seeded.players);
      const result = game.result(state);
      must(result.finished === (game.waitingFor(state).length === 0), 'finished, and yet a seat is waited for, or not');
      checkResult(result, seeded.players);
    }
  });
};

function checkWaiting<T extends GameTypes>(game: Game<T>, state: T['State'], players: number): void {
  const waiting = game.waitingFor(state);
  const rising = waiting.every((seat, i) => seat >= 0 && seat < players && (i === 0 || itemAt(waiting, i - 1) < seat));
  must(rising, () => `waitingFor gives [${waiting.join(', ')}], not rising seat indices of ${players} players`);
}

function checkResult({ finished, totals, winners, parts }: Result, players: number): void {
  must(totals.length === players && parts.length === players, 'the result needs a total and parts for every seat');
  totals.forEach((total, seat) => {
    const sum = sumOfParts(parts[seat]);
    must(total === sum, () => `the total of seat index ${seat} is ${total}, but its parts add up to ${sum}`);
  });
  must(finished || winners.length === 0, 'nobody has won before the game is finished');
  const seated = winners.every(
    (seat, i) => Number.isInteger(seat) && seat >= 0 && seat < players && winners.indexOf(seat) === i,
  );
  must(seated, () => `winners [${winners.join(', ')}] must be different seat indices of ${players} players`);
}
