import type { Candidate, Evaluator } from '@grove/bots';
import { type Options, planet, type PlanetTypes, type State } from '@grove/games/evergreen-planet/rules';
import { type Chance, itemAt, readOptions, type Seat, SeededChance } from '@grove/kernel';

/** A decision of a game, and turns for it, the best first. */
export interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly turns: readonly Candidate<number>[];
  /** For whoever wants to know what comes of them. */
  readonly chance: Chance;
}

const TURNS = 12;
/** Every so many decisions one of the best few turns is played instead of the best, so that planets differ. */
const STRAY = 8;
const STRAY_AMONG = 4;

const OPTIONS = readOptions(planet.options) as Options;

/** The decisions of a game that an evaluator plays with itself, without search. The name gives the deal. */
export function* selfPlay(evaluator: Evaluator<PlanetTypes>, players: number, name: string): Generator<Decision> {
  const deal = SeededChance.from(name);
  const chance = SeededChance.from(name, 'bot');
  const state = planet.start(players, OPTIONS, deal);
  for (;;) {
    const [seat] = planet.waitingFor(state);
    if (seat === undefined) return;
    const turns = evaluator.candidates(state, seat, TURNS);
    yield { state, seat, turns, chance };
    const isStray = chance.pick(STRAY) === 0;
    const { steps } = itemAt(turns, isStray ? chance.pick(Math.min(STRAY_AMONG, turns.length)) : 0);
    for (const step of steps) {
      planet.play(state, seat, step, deal);
      if (planet.waitingFor(state)[0] !== seat) break;
    }
  }
}
