import type { Decision } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { itemAt, SeededChance } from '@grove/kernel';
import type { PlayedRecord } from '../replay/play-record.ts';

/** The position after the better way of a decision, and what happened on it. What it draws is imagined. */
export function betterLine({ game }: GameModule, { positions }: PlayedRecord, { at, seat, better }: Decision<unknown>) {
  const state = game.copy(itemAt(positions, at).state);
  const chance = SeededChance.from('better line');
  const events: unknown[] = [];
  for (const step of better) {
    if (game.why(state, seat, step) !== undefined) break;
    game.play(state, seat, step, chance, (event) => events.push(event));
  }
  return { state, seat, events };
}
