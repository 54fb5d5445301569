import type { Check } from '../context.ts';
import { mustMatch } from '../breach.ts';
import { randomGame } from '../random-game.ts';
import { eachGame } from '../seeded-game.ts';

/** What a game offers to spare the making of lists says the same as the lists. */
export const shortcutsSayTheSame: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    let last: { readonly stamp: number | undefined; readonly uses: number; readonly knowers: number[] } | undefined;
    for (const { state, chance } of randomGame(game, seeded)) {
      const now = { stamp: game.knowledgeStamp?.(state), uses: chance.uses, knowers: Array.from(game.knowers(state)) };
      const isUnchanged = now.stamp !== undefined && now.stamp === last?.stamp && now.uses === last.uses;
      if (isUnchanged) mustMatch(now.knowers, last?.knowers, 'knowers changed without a new knowledge stamp');
      last = now;
    }
  });
};
