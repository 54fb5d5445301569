import {
  itemAt,
  BadInput,
  type Bot,
  type GameTypes,
  IllegalMove,
  type Match,
  type Seat,
  SeededChance,
} from '@grove/kernel';
import type { Io } from '../io.ts';
import { readMoves } from './read-moves.ts';

/** Who sits in a seat: somebody at the keyboard, or a bot. */
export interface Player {
  readonly name: string;
  readonly bot?: Bot;
}

type AnyMatch = Match<GameTypes>;

/** The word that takes a step back, in every language. */
export const UNDO = 'undo';

/** How a game looks from outside: as text for people, as JSON for programs. */
export interface Screen {
  /** It is the turn of the person in this seat. */
  ask(seat: Seat): void;
  /** Another person is to look now: hides what the one before has seen. */
  handOver(seat: Seat): void;
  /** All legal steps, in the notation. */
  list(seat: Seat, steps: readonly string[]): void;
  /** A step was played; the events in full, for the screen to filter. */
  played(seat: Seat, step: string, events: readonly unknown[]): void;
  undone(seat: Seat): void;
  /** What this line asked for cannot be done. */
  refused(seat: Seat, error: BadInput | IllegalMove, line: string): void;
  over(): void;
  /** The input ended before the game. */
  left(): void;
}

export interface Session {
  readonly io: Io;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly screen: Screen;
}

/** Plays until the game is over or nobody types any more. */
export async function playOn(session: Session): Promise<void> {
  const { match, screen } = session;
  const bots = session.players.map((_, seat) => SeededChance.from(session.seed, `bot ${seat}`));
  const lines = session.io.lines()[Symbol.asyncIterator]();
  try {
    let reader: Seat | undefined;
    for (let [seat] = waiting(match); seat !== undefined; [seat] = waiting(match)) {
      const { bot } = itemAt(session.players, seat);
      if (!bot && reader !== seat) {
        if (reader !== undefined && session.io.interactive) await handOver(session, seat, lines);
        reader = seat;
      }
      if (bot) playStep(session, seat, bot.choose(match.view(seat), seat, itemAt(bots, seat)));
      else if (!(await takeLine(session, seat, lines))) return screen.left();
    }
    screen.over();
  } finally {
    await lines.return?.();
  }
}

const waiting = ({ game, state }: AnyMatch) => game.waitingFor(state);

/** Waits for the next person to take the keyboard, so that nobody sees a hand that is not theirs. */
async function handOver({ screen }: Session, seat: Seat, lines: AsyncIterator<string>): Promise<void> {
  screen.handOver(seat);
  await lines.next();
}

/** Asks the person and does what the line says. False when there is no line any more. */
async function takeLine(session: Session, seat: Seat, lines: AsyncIterator<string>): Promise<boolean> {
  session.screen.ask(seat);
  const { done, value } = await lines.next();
  const line = done ? 'quit' : value.trim();
  if (line === 'quit') return false;
  try {
    obey(session, seat, line);
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof IllegalMove)) throw error;
    session.screen.refused(seat, error, line);
  }
  return true;
}

function obey(session: Session, seat: Seat, line: string): void {
  const { match, screen } = session;
  const { game } = match;
  if (line === '') return;
  if (line === '?') {
    const steps = game.moves(match.state, seat).map((move) => game.notation.writeStep(match.state, move));
    screen.list(seat, steps);
  } else if (line === UNDO) {
    match.undo(seat);
    screen.undone(seat);
  } else {
    for (const move of readMoves(match, seat, line)) playStep(session, seat, move);
  }
}

function playStep({ match, screen }: Session, seat: Seat, move: unknown): void {
  const step = match.game.notation.writeStep(match.state, move);
  screen.played(seat, step, match.play(seat, move));
}
