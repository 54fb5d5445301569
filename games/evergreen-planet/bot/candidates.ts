import type { Seat } from '@grove/kernel';
import { HALF_SPACES, LOWER, lowest, UPPER } from '../rules/halves.ts';
import { ACTION, IN_POWER, LAKE_GROWS, NO_ACTION, PART, SEAT_SIZE } from '../rules/layout.ts';
import { BUSH, DIG_LAKE, GROW, PLANT, spaceOf } from '../rules/move.ts';
import { targets } from '../rules/targets.ts';
import type { State } from '../rules/types.ts';
import { type PlanetSnapshot, PlanetValue } from './planet-value.ts';
import { growGainsOf, openingsOf, planTurn, type PlannedTurn, twoBestBeside } from './turn.ts';
import type { ValueModel } from './value-model.ts';

/** A turn under way: the steps so far and the planet after them. */
interface BeamNode {
  readonly steps: readonly number[];
  readonly snapshot: PlanetSnapshot;
  /** The value of the planet, for a lake with the grows that it allows. */
  readonly score: number;
  /** The parts begun so far, in their order: nodes compete only with those of the same order. */
  readonly parts: string;
}

/**
 * Different ways to finish a turn, the best first. Like planTurn, but where that goes on with the best effect each time,
 * this goes on with the `width` best planets (a beam search); ways to the same planet are merged. planTurn's own turn is
 * always among them. The state is left as it was.
 */
export function planTurns(model: ValueModel, state: State, seat: Seat, width: number): PlannedTurn[] {
  const planet = new PlanetValue(model, state, seat);
  const start = planet.snapshot();
  const found = new Map<string, PlannedTurn>();
  let nodes = fillPart(planet, [{ steps: [], snapshot: start, score: planet.value, parts: '' }], width);
  while (nodes.length > 0) {
    for (const node of nodes) collect(found, node);
    nodes = openParts(planet, nodes).flatMap((opened) => fillPart(planet, opened, width));
  }
  planet.restore(start);
  collect(found, greedyNode(model, planet));
  planet.restore(start);
  return [...found.values()].sort((a, b) => b.value - a.value);
}

/** Where the greedy turn ends: a narrow beam may have dropped a planet on the way to it for two that only looked better. */
function greedyNode(model: ValueModel, planet: PlanetValue): BeamNode {
  const { steps, value } = planTurn(model, planet.state, planet.seat);
  for (const step of steps) planet.apply(step);
  return { steps, snapshot: planet.snapshot(), score: value, parts: '' };
}

/** Collects a turn that may end here. Of several ways to one planet the shortest is kept. */
function collect(found: Map<string, PlannedTurn>, { steps, snapshot }: BeamNode): void {
  if (snapshot.seat[ACTION] === NO_ACTION) return;
  const lasting = snapshot.seat.slice(0, ACTION).join();
  const known = found.get(lasting);
  if (known === undefined || known.steps.length > steps.length) found.set(lasting, { steps, value: snapshot.value });
}

/** The nodes with each part begun that they leave open, one list for every order of parts. */
function openParts(planet: PlanetValue, nodes: readonly BeamNode[]): BeamNode[][] {
  const byParts = new Map<string, BeamNode[]>();
  for (const { steps, snapshot, parts: before } of nodes) {
    planet.restore(snapshot);
    for (const opening of openingsOf(planet.state, planet.at)) {
      planet.apply(opening);
      const parts = `${before} ${opening}`;
      const opened = { steps: [...steps, opening], snapshot: planet.snapshot(), score: planet.value, parts };
      byParts.set(parts, [...(byParts.get(parts) ?? []), opened]);
      planet.restore(snapshot);
    }
  }
  return [...byParts.values()];
}

/** The best nodes with none, one, two ... more effects of the part that is under way. */
function fillPart(planet: PlanetValue, nodes: readonly BeamNode[], width: number): BeamNode[] {
  const all: BeamNode[] = [];
  let layer = nodes.toSorted((a, b) => b.score - a.score).slice(0, width);
  while (layer.length > 0) {
    all.push(...layer);
    layer = extend(planet, layer, width);
  }
  return all;
}

/** The best different planets that one more effect makes of these. */
function extend(planet: PlanetValue, nodes: readonly BeamNode[], width: number): BeamNode[] {
  const ways = nodes.flatMap((from) => {
    planet.restore(from.snapshot);
    return effectsOf(planet).map(({ step, score }) => ({ from, step, score }));
  });
  ways.sort((a, b) => b.score - a.score);
  const different = new Map<string, BeamNode>();
  for (const { from, step, score } of ways) {
    if (different.size === width) break;
    planet.restore(from.snapshot);
    planet.apply(step);
    const key = planet.state.seats.slice(planet.at, planet.at + SEAT_SIZE).join();
    if (different.has(key)) continue;
    different.set(key, { steps: [...from.steps, step], snapshot: planet.snapshot(), score, parts: from.parts });
  }
  return [...different.values()];
}

interface ScoredStep {
  readonly step: number;
  readonly score: number;
}

/** Every effect that is possible now. The grows that a lake allowed come before the next lake. */
function effectsOf(planet: PlanetValue): ScoredStep[] {
  const { state, at, value } = planet;
  const isPower = state.seats[at + PART] === IN_POWER;
  const effects = (isPower ? [PLANT, GROW, BUSH] : [PLANT, GROW]).flatMap((effect) => stepsOf(planet, effect));
  const growsFirst = state.seats[at + LAKE_GROWS] > 0 && effects.some(({ score }) => score > value);
  return isPower && !growsFirst ? [...effects, ...lakesOf(planet)] : effects;
}

function lakesOf(planet: PlanetValue): ScoredStep[] {
  const lakes = stepsOf(planet, DIG_LAKE);
  if (lakes.length === 0) return [];
  const growGains = growGainsOf(planet);
  return lakes.map(({ step, score }) => ({ step, score: score + twoBestBeside(spaceOf(step), growGains) }));
}

function stepsOf(planet: PlanetValue, effect: number): ScoredStep[] {
  const steps: ScoredStep[] = [];
  for (let half = UPPER; half <= LOWER; half++) {
    for (let rest = targets(planet.state, planet.at, effect, half); rest !== 0; rest &= rest - 1) {
      const step = effect + lowest(rest) + half * HALF_SPACES;
      steps.push({ step, score: planet.value + planet.gain(step) });
    }
  }
  return steps;
}
