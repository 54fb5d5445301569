import { rulebookSuite } from '@grove/game-kit/rulebook/suite';
import { refusalsOf } from '@grove/game-kit/rulebook/refusals';
import { planetRulebook } from '../rulebook/index.ts';
import { planet } from '../rules/index.ts';
import { MOVE_COUNT } from '../rules/move.ts';
import { vocabularies } from '../words/index.ts';

rulebookSuite({
  name: 'planet',
  book: planetRulebook,
  reasons: Object.keys(vocabularies.en.refusals),
  refusals: () =>
    refusalsOf({
      game: planet,
      players: [1, 2, 3],
      moves: Array.from({ length: MOVE_COUNT + 1 }, (_, step) => step),
      seats: [0, 1, 7],
    }),
});
