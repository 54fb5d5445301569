import { byValue, type Expert, type Turn } from '@grove/bots';
import type { Chance, Seat } from '@grove/kernel';
import type { EarthTypes } from '../rules/earth-types.ts';
import type { Move } from '../rules/move.ts';
import { play, waitingSet } from '../rules/play.ts';
import { isSolo, type State } from '../rules/state.ts';
import { decisionOf } from '../rules/turn/flow.ts';
import { candidatesFor } from './candidates.ts';
import { leadOf } from './lead.ts';
import { mindOf } from './mind/mind.ts';
import type { Character } from './mind/worths.ts';
import { reflex } from './reflex.ts';

/** Games that go on for longer than this are judged as they stand. */
const MOST_TURNS = 100;

/** Thinks about colours, plantings and cards to keep; everything else is habit, and so is playing on. */
export function earthExpert(character: Character): Expert<EarthTypes> {
  return {
    value: leadOf,
    turns: (state, seat, most) => turnsOf(state, seat, most, character),
    playOn: (state, seat, chance) => {
      playOn(state, character, chance);
      return leadOf(state, seat);
    },
  };
}

function turnsOf(state: State, seat: Seat, most: number, character: Character): Turn<Move>[] {
  const task = decisionOf(state, seat);
  const habit = reflex(state, seat, character);
  if (task === undefined || most === 1) return [{ steps: [habit], value: 0 }];
  const mind = mindOf(state, seat, isSolo(state) ? character.solo : character.table);
  const turns = candidatesFor(mind, task, habit);
  return turns.sort(byValue).slice(0, most);
}

/** Everybody follows habit to the end of the game. */
function playOn(state: State, character: Character, chance: Chance): void {
  const last = Math.max(MOST_TURNS, state.turn + 1);
  for (let set = waitingSet(state); set !== 0 && state.turn < last; set = waitingSet(state)) {
    const seat = 31 - Math.clz32(set & -set);
    play(state, seat, reflex(state, seat, character), chance);
  }
}
