import { type Box, SeededChance } from '@grove/kernel';
import type { Question } from './pool.ts';

/** One thought: the bot sees its view and nothing else, and the step is written against an imagined state. */
export function think(boxes: readonly Box[], { game: id, bot, view, seat, seed }: Question): string {
  const box = boxes.find(({ game }) => game.id === id);
  if (box === undefined) throw new Error(`no game ${id}`);
  const { game, bots } = box;
  const move = bots[bot](game).choose(view, seat, SeededChance.from(seed, 'bot'));
  return game.notation.writeStep(game.imagine(view, SeededChance.from(seed, 'notation')), move);
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
