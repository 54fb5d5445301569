import { levelOf, STYLED_LEVELS } from '@grove/bots';
import type { Cover } from '@grove/game-kit';
import { playersNear } from '@grove/kernel';
import { botChoices } from '../local-game/bot-choices.ts';
import { PERSON } from '../local-game/seating.ts';

/** A seat for somebody who comes over the network: the game is a table at a server then. */
export const OPEN = 'open';

/** Who can be chosen for a seat: bots, weakest first, somebody at this device, somebody elsewhere; or people before bots. */
export function sittersOf({ bots }: Cover, isPeopleFirst = false): string[] {
  const offered = botChoices(bots);
  return isPeopleFirst ? [OPEN, PERSON, ...offered] : [...offered, PERSON, OPEN];
}

/** The styles that somebody in a seat can be asked to play in: those of the game, for strong bots. */
export const stylesOf = ({ styles = [] }: Cover, sitter: string): readonly string[] =>
  STYLED_LEVELS.some((level) => level === levelOf(sitter)) ? styles : [];

/** Who the form begins with. */
export interface SeatChoices {
  readonly players: number;
  /** For all seats but the first, however many are used. */
  readonly others: readonly string[];
}

/** `named` in the first seats, and `usual` in the rest; two play unless more are named. */
export function seatChoicesOf(cover: Cover, named: readonly string[], usual: string): SeatChoices {
  const others = Array.from({ length: cover.players.max - 1 }, (_, i) => named[i] ?? usual);
  return { players: playersNear(cover.players, Math.max(2, named.length + 1)), others };
}

/** The seats that an address names (`?with=sapling,tree`); any bot of the game can be named there, also those for measuring. */
export const sittersIn = (cover: Cover, text: string | null): string[] =>
  (text ?? '').split(',').filter((name) => cover.bots.includes(name) || name === PERSON || name === OPEN);

/** Why a seat cannot be given to somebody as the others are filled: people here share one device, online each has their own. */
export function clashesWith(sitter: string, others: readonly string[]): boolean {
  if (sitter === PERSON) return others.includes(OPEN);
  return sitter === OPEN && others.includes(PERSON);
}
