import type { CardFigures, CardUse } from '@grove/game-kit';
import file from './bot-figures.json' with { type: 'json' };

/** What bots made of the cards, as `node laboratory/count-cards.ts` counted it. */
export interface BotFigures extends CardFigures {
  /** The level that all of them played at. */
  readonly bot: string;
}

const uses = Object.entries<readonly number[]>(file.cards).map(([card, [used = 0, points = 0]]): [string, CardUse] => [
  card,
  { used, points },
]);

export const botFigures: BotFigures = { bot: file.bot, games: file.games, cards: Object.fromEntries(uses) };
