import type { GameModule } from '@grove/game-kit';
import { type GameRecord, replay } from '@grove/kernel';
import type { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import type { Seated } from '../local-game/seat-names.ts';
import { keepGames } from './store.ts';
import type { KeepAs } from './use-keep-game.ts';

/** Of several people at one screen the first keeps the game. */
export async function keepLocal(
  { module, match, seating, names, record, hints }: LocalGame,
  { id, daily }: KeepAs,
): Promise<void> {
  const seat = seating.indexOf(PERSON);
  if (seat < 0) return;
  await keepGames([
    { id, at: Date.now(), seat, seating, names, daily, hints, record, result: module.game.result(match.state) },
  ]);
}

interface Sat extends Required<Seated> {
  readonly table: string;
  readonly seat: number;
}

/** A game at a server, once its record is open. One that was broken off has no result and is not kept. */
export async function keepOnline(
  { game }: GameModule,
  { table, seat, seating, names }: Sat,
  record: GameRecord,
): Promise<void> {
  const result = game.result(replay(game, record).state);
  if (result.finished)
    await keepGames([{ id: table, at: Date.now(), seat, seating, names, daily: null, hints: 0, record, result }]);
}
