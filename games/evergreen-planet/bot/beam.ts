import { ACTION, NO_ACTION, SEAT_SIZE } from '../rules/layout.ts';
import { MOVE_COUNT } from '../rules/move.ts';
import { BeamEffects } from './beam-effects.ts';
import { keyOf } from './planet-key.ts';
import type { PlanetSnapshot, PlanetValue } from './planet-value.ts';
import { openingsOf, planTurn } from './turn.ts';

/** A turn under way: its last step, what came before, and the planet after it. */
export interface BeamNode {
  readonly from: BeamNode | undefined;
  readonly step: number;
  readonly length: number;
  readonly snapshot: PlanetSnapshot;
  /** The value of the planet, for a lake with the grows that it allows. */
  readonly score: number;
  /** The parts begun so far, in their order, as one number: nodes compete only with those of the same order. */
  readonly parts: number;
}

export function stepsTo(node: BeamNode): number[] {
  const steps = Array.from({ length: node.length }, () => 0);
  for (let at: BeamNode = node; at.from !== undefined; at = at.from) steps[at.length - 1] = at.step;
  return steps;
}

/**
 * Ends of different turns. Like planTurn, but where that goes on with the best effect each time, this goes on with the `width`
 * best planets (a beam search); of several ways to one planet the shortest is kept. planTurn's own turn is always among them. The planet
 * is left as it was.
 */
export function beamSearch(planet: PlanetValue, width: number): BeamNode[] {
  const start = planet.snapshot();
  const root: BeamNode = { from: undefined, step: 0, length: 0, snapshot: start, score: planet.value, parts: 0 };
  const found = new Map<number, BeamNode>();
  let nodes = fillPart(planet, [root], width);
  while (nodes.length > 0) {
    for (const node of nodes) collect(found, node);
    nodes = openParts(planet, nodes, width).flatMap((opened) => fillPart(planet, opened, width));
  }
  planet.restore(start);
  collect(found, greedyEnd(planet, root));
  planet.restore(start);
  return [...found.values()];
}

/** Where the greedy turn ends: a narrow beam may have dropped a planet on the way to it for two that only looked better. */
function greedyEnd(planet: PlanetValue, root: BeamNode): BeamNode {
  let node = root;
  for (const step of planTurn(planet.model, planet.state, planet.seat).steps) {
    planet.apply(step);
    node = { from: node, step, length: node.length + 1, snapshot: planet.snapshot(), score: planet.value, parts: 0 };
  }
  return node;
}

/** Collects a turn that may end here. */
function collect(found: Map<number, BeamNode>, node: BeamNode): void {
  const { seat } = node.snapshot;
  if (seat[ACTION] === NO_ACTION) return;
  const lasting = keyOf(seat, 0, ACTION);
  const known = found.get(lasting);
  if (known === undefined || known.length > node.length) found.set(lasting, node);
}

/**
 * The best nodes with each part begun that they leave open, one list for every order of parts. To begin a part is worth the same to all
 * nodes of one order, so that the best are known before.
 */
function openParts(planet: PlanetValue, nodes: readonly BeamNode[], width: number): BeamNode[][] {
  const opened = new Map<number, BeamNode[]>();
  for (const ofOneOrder of Map.groupBy(nodes, ({ parts }) => parts).values()) {
    for (const from of bestOf(ofOneOrder, width)) {
      planet.restore(from.snapshot);
      for (const step of openingsOf(planet.state, planet.at)) {
        planet.apply(step);
        const parts = from.parts * MOVE_COUNT + step;
        const node = { from, step, length: from.length + 1, snapshot: planet.snapshot(), score: planet.value, parts };
        const others = opened.get(parts);
        if (others === undefined) opened.set(parts, [node]);
        else others.push(node);
        planet.restore(from.snapshot);
      }
    }
  }
  return [...opened.values()];
}

const bestOf = (nodes: readonly BeamNode[], most: number): BeamNode[] =>
  nodes.toSorted((a, b) => b.snapshot.value - a.snapshot.value).slice(0, most);

/** The best nodes with none, one, two ... more effects of the part that is under way. */
function fillPart(planet: PlanetValue, nodes: readonly BeamNode[], width: number): BeamNode[] {
  const all: BeamNode[] = [];
  let layer = nodes;
  while (layer.length > 0) {
    all.push(...layer);
    layer = extend(planet, layer, width);
  }
  return all;
}

const effects = new BeamEffects();

/** The best different planets that one more effect makes of these. */
function extend(planet: PlanetValue, nodes: readonly BeamNode[], width: number): BeamNode[] {
  effects.clear(nodes.length);
  for (let i = 0; i < nodes.length; i++) {
    planet.restore(nodes[i].snapshot);
    effects.addAll(planet, i);
  }
  const keys = new Set<number>();
  const different: BeamNode[] = [];
  while (different.length < width) {
    const effect = effects.takeBest();
    if (effect === undefined) break;
    const from = nodes[effect.node];
    planet.restore(from.snapshot);
    planet.applyEffect(effect.step, effect.gain);
    const key = keyOf(planet.state.seats, planet.at, SEAT_SIZE);
    if (keys.has(key)) continue;
    keys.add(key);
    const { step, score } = effect;
    different.push({ from, step, length: from.length + 1, snapshot: planet.snapshot(), score, parts: from.parts });
  }
  return different;
}
