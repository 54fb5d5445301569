import { rulebookSuite } from '@grove/game-kit/rulebook/suite';
import { refusalsOf } from '@grove/game-kit/rulebook/refusals';
import { concertRulebook } from '../rulebook/index.ts';
import { TIMEOUT } from '../rules/move.ts';
import { concert } from '../rules/index.ts';
import { en } from '../words/en/game.ts';

const everyMove = Array.from({ length: TIMEOUT + 2 }, (_, move) => move);
const tries = { game: concert, players: [2, 3], moves: everyMove, seats: [0, 1] };

rulebookSuite({
  name: 'concert',
  book: concertRulebook,
  reasons: Object.keys(en.refusals),
  refusals: () => new Map([...refusalsOf(tries), ...refusalsOf({ ...tries, options: { timer: 0 } })]),
});
