import type { Game } from '@grove/kernel';
import { seen } from './events.ts';
import { imagine } from './imagine.ts';
import { moves, waitingFor } from './legal.ts';
import { notation } from './notation.ts';
import { ID, OPTIONS, PLAYERS } from './options.ts';
import { play } from './play.ts';
import { why } from './refusals.ts';
import { result } from './result.ts';
import { copy, restore, save } from './save.ts';
import { start } from './setup.ts';
import type { AcornsTypes } from './types.ts';
import { rulesVersions } from './versions.ts';
import { knowers, view } from './view.ts';

export { greedyBot } from './greedy-bot.ts';
export type { Seen } from './events.ts';
export { nameOfCard } from './move.ts';
export { NEXT_RULES, withNextRules } from './next-rules.ts';
export { OPTIONS } from './options.ts';
export { type AcornsTypes, NONE, type View } from './types.ts';

/**
 * Acorns, the sample game. Twenty cards, numbered; everyone gets three, and one seat, picked at random, an acorn.
 * Three times a prize card is turned up, all choose a card of the hand in secret, all choices are revealed, and
 * the highest (or by option the lowest) takes the prize card's number in acorns. It is small, but it has what makes
 * digital tables go wrong: hidden hands, a hidden deck, and secret choices made at the same time.
 */
export const acorns: Game<AcornsTypes> = {
  id: ID,
  rulesVersions,
  players: PLAYERS,
  options: OPTIONS,
  start,
  copy,
  save,
  restore,
  waitingFor,
  moves,
  why,
  play,
  view,
  imagine,
  seen,
  knowers,
  result,
  notation,
};
