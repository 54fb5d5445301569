import type { ChooseQuestion, HintsQuestion } from '@grove/bots';
import { type Game, SeededChance, type Seat } from '@grove/kernel';
import { botAt, type Table } from '@grove/table';
import { newSeed } from '../ids.ts';

const SECOND = 1000;

/** What a seat's bot is asked: its view and nothing else. Undefined if no bot is to move there. */
export function questionFor(table: Table, seat: Seat): ChooseQuestion | undefined {
  const bot = botAt(table, seat);
  if (bot === null || table.data.phase !== 'playing') return undefined;
  return { kind: 'choose', table: table.data.id, bot, ...positionOf(table, seat) };
}

/** What an advisor is asked on behalf of a seat. */
export const hintQuestion = (table: Table, seat: Seat): HintsQuestion => ({
  kind: 'hints',
  ...positionOf(table, seat),
});

function positionOf({ game, match, data }: Table, seat: Seat): Omit<HintsQuestion, 'kind'> {
  if (match === null) throw new Error(`table ${data.id} is not playing`);
  const view = game.view(match.state, seat);
  const allowance = { milliseconds: data.settings.botSeconds * SECOND };
  return { game: game.id, view, seat, seed: newSeed(), allowance };
}

/** Any legal step of a seat, for when its bot has failed; none if the table went on and no longer waits for the seat. */
export function anyStep({ game, match }: Table, { seat, seed }: ChooseQuestion): string | undefined {
  if (match === null) return undefined;
  const moves = game.moves(match.state, seat);
  if (moves.length === 0) return undefined;
  return game.notation.writeStep(match.state, moves[SeededChance.from(seed, 'any').pick(moves.length)]);
}

/** The step as the game writes it, against a state that agrees with what the bot saw; throws if it is not legal there. */
export function writtenStep(game: Game, { view, seat, seed }: ChooseQuestion, move: unknown): string {
  const state = game.imagine(view, SeededChance.from(seed, 'notation'));
  const refusal = game.why(state, seat, move);
  if (refusal !== undefined) throw new Error(`illegal step (${refusal.rule}: ${refusal.reason})`);
  return game.notation.writeStep(state, move);
}

/** Steps that follow each other, as text. What comes after something hidden is left out: it may go another way. */
export function writtenSteps(game: Game, { view, seat, seed }: HintsQuestion, steps: readonly unknown[]): string[] {
  const chance = SeededChance.from(seed, 'notation');
  const state = game.imagine(view, chance);
  const written: string[] = [];
  for (const move of steps) {
    if (game.why(state, seat, move) !== undefined) break;
    written.push(game.notation.writeStep(state, move));
    game.play(state, seat, move, chance);
  }
  return written;
}
