import { type Box, type GameRecord, Match, replay, type Seat, SeededChance, ScriptedChance } from '@grove/kernel';

/** The game after so many steps. */
export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly events: readonly unknown[];
}

/** Every position of a record, the set-up first. Throws BadInput when the record cannot be played. */
export function positionsOf({ game }: Box, record: GameRecord): Position[] {
  const chance = 'seed' in record.chance ? SeededChance.from(record.chance.seed) : new ScriptedChance(record.chance);
  const { state } = new Match(game, record.players, record.options, chance);
  const positions: Position[] = [{ state, seat: 0, events: [] }];
  replay(game, record, (match, seat, _move, events) => {
    positions.push({ state: game.copy(match.state), seat, events });
  });
  return positions;
}
