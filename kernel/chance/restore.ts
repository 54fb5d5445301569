import { isObject, type Json } from '../json.ts';
import { BadInput } from '../refusal.ts';
import type { MatchChance } from './chance.ts';
import { type Script, ScriptedChance } from './scripted.ts';
import { SeededChance } from './seeded.ts';

/** Brings back what `MatchChance.save` wrote: the same stream or script, at the same place. */
export function restoreChance(saved: Json): MatchChance {
  if (!isObject(saved)) throw new BadInput('a saved chance must be an object');
  if (!('script' in saved)) return SeededChance.restore(saved);
  return new ScriptedChance(saved.script as unknown as Script, Number(saved.picked), Number(saved.shuffled));
}
