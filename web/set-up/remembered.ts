import type { Cover } from '@grove/game-kit';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';

const STORED = 'grove.opponent';

const stored = (): Readonly<Record<string, string>> =>
  JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, string>;

/** The bot that somebody last played this game with, or the one for newcomers. */
export function usualBot({ id, bots }: Cover): string {
  const last = stored()[id];
  return last !== undefined && botChoices(bots).includes(last) ? last : defaultBot(bots);
}

export function rememberBot({ id, bots }: Cover, others: readonly string[]): void {
  const bot = others.find((sitter) => bots.includes(sitter));
  if (bot !== undefined) localStorage.setItem(STORED, JSON.stringify({ ...stored(), [id]: bot }));
}
