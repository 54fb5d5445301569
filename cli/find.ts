import { LEVELS } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { itemAt, BadInput, type Bot } from '@grove/kernel';
import { readNamedBot, withAllowance } from './thinking.ts';

/** The module of a game by its id. */
export function findGame(gameModules: readonly GameModule[], id: string): GameModule {
  const module = gameModules.find(({ game }) => game.id === id);
  if (module === undefined) {
    const known = gameModules.map(({ game }) => game.id).join(', ') || 'none';
    throw new BadInput(`unknown game "${id}" (known games: ${known})`);
  }
  return module;
}

const STRONGEST = itemAt(LEVELS, LEVELS.length - 1);

/** The full name of a bot: `bot` stands for the strongest level. `@` and a thinking time may follow. */
export function botName({ game, bots }: GameModule, text: string): string {
  const known = Object.keys(bots);
  const { name } = readNamedBot(text);
  if (name === 'bot') return `${STRONGEST}${text.slice(name.length)}`;
  if (!known.includes(name)) {
    throw new BadInput(`unknown bot "${name}" (${game.id} has ${known.join(', ')}, and bot for the strongest)`);
  }
  return text;
}

/** The bot of a full name. */
export function makeBot(module: GameModule, text: string): Bot {
  const { name, allowance } = readNamedBot(text);
  const bot = itemAt(module.bots, name)(module.game);
  return allowance === undefined ? bot : withAllowance(bot, allowance);
}

/** `me,bot` as a list; refused when the game is not for so many. */
export function readSeats({ game }: GameModule, text: string): string[] {
  const seats = text.split(',').map((seat) => seat.trim());
  if (seats.includes('')) throw new BadInput(`--seats ${text}: write names with commas between, such as bot,random`);
  const { min, max } = game.players;
  if (seats.length < min || seats.length > max) {
    throw new BadInput(`--seats ${text}: ${game.id} is for ${min} to ${max} players, not ${seats.length}`);
  }
  return seats;
}
