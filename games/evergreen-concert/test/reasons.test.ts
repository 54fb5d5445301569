import { reasonSuite } from '@grove/game-kit/reason-suite';
import { concertModule } from '../module.ts';

reasonSuite({
  module: concertModule,
  games: [{ players: 2 }, { players: 4 }],
  sumOf: (_state, _seat, { prior }) => prior,
});
