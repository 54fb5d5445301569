import type { GameModule } from '@grove/game-kit';
import { beginRecord, type GameRecord, type GameTypes, replay, type Seat, type Step } from '@grove/kernel';

/** The game after so many steps. */
interface Position {
  readonly state: GameTypes['State'];
  readonly seat: Seat;
  readonly events: readonly unknown[];
}

/** A record played again: every position, the set-up first, and the steps between them. */
export interface PlayedRecord {
  /** The version of the rules that it was played by. */
  readonly rules: string;
  readonly positions: readonly Position[];
  readonly steps: readonly Step<unknown>[];
}

/** Plays a record again. Throws BadInput when it cannot be played. */
export function playRecord({ game }: GameModule, record: GameRecord): PlayedRecord {
  const { state } = beginRecord(game, record);
  const positions: Position[] = [{ state, seat: 0, events: [] }];
  const { steps, rules } = replay(game, record, (match, seat, _move, events) => {
    positions.push({ state: game.copy(match.state), seat, events });
  });
  return { rules, positions, steps };
}
