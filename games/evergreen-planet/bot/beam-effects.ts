import { HALF_SPACES, LOWER, lowest, UPPER } from '../rules/halves.ts';
import { IN_POWER, LAKE_GROWS, PART } from '../rules/layout.ts';
import { BUSH, DIG_LAKE, GROW, PLANT, spaceOf } from '../rules/move.ts';
import { targets } from '../rules/targets.ts';
import type { PlanetValue } from './planet-value.ts';
import { growGainsOf, twoBestBeside } from './turn.ts';

/** A node has fewer effects than this: a plant or a grow, a bush or a lake on each of 36 spaces. */
const MOST_EFFECTS = 4 * 2 * HALF_SPACES;

/**
 * The effects that can follow on the nodes of a beam, the best first. Lists of numbers that are filled again and again, since
 * objects for each of them would take most of the time.
 */
export class BeamEffects {
  #count = 0;
  #nodes = new Int32Array(0);
  #steps = new Int32Array(0);
  #gains = new Float64Array(0);
  #scores = new Float64Array(0);

  /** Forgets all, and makes room for the effects of so many nodes. */
  clear(nodes: number): void {
    this.#count = 0;
    if (this.#nodes.length >= nodes * MOST_EFFECTS) return;
    this.#nodes = new Int32Array(nodes * MOST_EFFECTS);
    this.#steps = new Int32Array(nodes * MOST_EFFECTS);
    this.#gains = new Float64Array(nodes * MOST_EFFECTS);
    this.#scores = new Float64Array(nodes * MOST_EFFECTS);
  }

  /** Adds every effect that is possible now. The grows that a lake allowed come before the next lake. */
  addAll(planet: PlanetValue, node: number): void {
    const { state, at, value } = planet;
    const first = this.#count;
    this.#add(planet, node, PLANT);
    this.#add(planet, node, GROW);
    if (state.seats[at + PART] !== IN_POWER) return;
    this.#add(planet, node, BUSH);
    const growsFirst = state.seats[at + LAKE_GROWS] > 0 && this.#hasBetter(first, value);
    if (!growsFirst) this.#addLakes(planet, node);
  }

  #hasBetter(first: number, value: number): boolean {
    for (let i = first; i < this.#count; i++) if (this.#scores[i] > value) return true;
    return false;
  }

  /** A lake's score counts the grows that it allows. */
  #addLakes(planet: PlanetValue, node: number): void {
    const first = this.#count;
    this.#add(planet, node, DIG_LAKE);
    if (this.#count === first) return;
    const growGains = growGainsOf(planet);
    for (let i = first; i < this.#count; i++) this.#scores[i] += twoBestBeside(spaceOf(this.#steps[i]), growGains);
  }

  #add(planet: PlanetValue, node: number, effect: number): void {
    for (let half = UPPER; half <= LOWER; half++) {
      for (let rest = targets(planet.state, planet.at, effect, half); rest !== 0; rest &= rest - 1) {
        const step = effect + lowest(rest) + half * HALF_SPACES;
        const gain = planet.gain(step);
        const i = this.#count++;
        this.#nodes[i] = node;
        this.#steps[i] = step;
        this.#gains[i] = gain;
        this.#scores[i] = planet.value + gain;
      }
    }
  }

  /** Takes out the best one. A beam wants a few of them, so that sorting all would be in vain. */
  takeBest(): ScoredEffect | undefined {
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < this.#count; i++) {
      if (this.#scores[i] > most) {
        most = this.#scores[i];
        best = i;
      }
    }
    if (best < 0) return undefined;
    this.#scores[best] = -Infinity;
    return { node: this.#nodes[best], step: this.#steps[best], gain: this.#gains[best], score: most };
  }
}

export interface ScoredEffect {
  readonly node: number;
  readonly step: number;
  readonly gain: number;
  /** The value of the planet after it, for a lake with the grows that it allows. */
  readonly score: number;
}
