import { type JsonObject, SeededChance } from '@grove/kernel';
import { PLANETS, SIDES } from '../material/index.ts';

/** A day's planet and the side where its sun begins (P2.2); a day is a text such as `2026-11-15`. */
export function dailyOptions(day: string): JsonObject {
  const chance = SeededChance.from(`daily-${day}`, 'options');
  return { planet: PLANETS[chance.pick(PLANETS.length)], sun: SIDES[chance.pick(SIDES.length)] };
}
