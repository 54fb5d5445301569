import { type Bot, type Box, SeededChance } from '@grove/kernel';
import type { Question } from './pool.ts';

/** One thought: the bot sees its view and nothing else, and the step is written against an imagined state. */
export function think(boxes: readonly Box[], { game: id, bot, view, seat, seed }: Question): string {
  const box = boxes.find(({ game }) => game.id === id);
  if (box === undefined) throw new Error(`no game ${id}`);
  const { game } = box;
  const move = botOf(box, bot).choose(view, seat, SeededChance.from(seed, 'bot'));
  return game.notation.writeStep(game.imagine(view, SeededChance.from(seed, 'notation')), move);
}

const made = new WeakMap<Box, Map<string, Bot>>();

/** Bots are made once and kept: one that has planned a whole turn remembers the steps it has still to make. */
function botOf(box: Box, name: string): Bot {
  const bots = made.get(box) ?? new Map<string, Bot>();
  const bot = bots.get(name) ?? box.bots[name](box.game);
  made.set(box, bots.set(name, bot));
  return bot;
}

/** Any legal step, for when a bot has failed. */
export function anyStep(boxes: readonly Box[], { game: id, view, seat, seed }: Question): string {
  const game = boxes.find((box) => box.game.id === id)?.game;
  if (game === undefined) throw new Error(`no game ${id}`);
  const chance = SeededChance.from(seed, 'any');
  const state = game.imagine(view, chance);
  const moves = game.moves(state, seat);
  return game.notation.writeStep(state, moves[chance.pick(moves.length)]);
}
