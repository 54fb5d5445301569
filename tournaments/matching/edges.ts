import { type AlternatingTrees, OUTER } from './alternating-trees.ts';

/** The weights of all edges, and the dual variables that say which of them can be used now. */
export class Edges {
  readonly #trees: AlternatingTrees;
  readonly #stride: number;
  readonly #weights: Float64Array;
  readonly #duals: Float64Array;

  constructor(trees: AlternatingTrees, weightOf: (one: number, other: number) => number) {
    const { count } = trees;
    this.#trees = trees;
    this.#stride = count + 1;
    this.#weights = new Float64Array(this.#stride * this.#stride);
    let greatest = 0;
    for (let u = 1; u <= count; u++) {
      for (let v = u + 1; v <= count; v++) {
        const weight = weightOf(u - 1, v - 1);
        greatest = Math.max(greatest, weight);
        this.#weights[u * this.#stride + v] = weight;
        this.#weights[v * this.#stride + u] = weight;
      }
    }
    this.#duals = new Float64Array(2 * count + 2).fill(greatest, 1, count + 1);
  }

  dual(x: number): number {
    return this.#duals[x] ?? 0;
  }

  setDual(x: number, value: number): void {
    this.#duals[x] = value;
  }

  changeDual(x: number, by: number): void {
    this.setDual(x, this.dual(x) + by);
  }

  weight(u: number, v: number): number {
    return this.#weights[u * this.#stride + v] ?? 0;
  }

  exists(x: number, y: number): boolean {
    return this.weight(this.#trees.end(x, y), this.#trees.end(y, x)) > 0;
  }

  /** How far the best edge between two is from being usable; 0 is usable. */
  slack(x: number, y: number): number {
    const u = this.#trees.end(x, y);
    const v = this.#trees.end(y, x);
    return this.dual(u) + this.dual(v) - 2 * this.weight(u, v);
  }

  noteNearest(vertex: number, x: number): void {
    const nearest = this.#trees.nearestOf(x);
    if (nearest === 0 || this.slack(vertex, x) < this.slack(nearest, x)) this.#trees.nearest[x] = vertex;
  }

  findNearest(x: number): void {
    const trees = this.#trees;
    trees.nearest[x] = 0;
    for (let u = 1; u <= trees.count; u++) {
      const outer = trees.outer(u);
      if (outer !== x && trees.labelOf(outer) === OUTER && this.exists(u, x)) this.noteNearest(u, x);
    }
  }

  /** The best edges of a new blossom: of each that leads to the same end the one with the least slack. */
  gatherFor(blossom: number): void {
    const trees = this.#trees;
    for (let x = 1; x <= trees.last; x++) {
      trees.setEnd(blossom, x, 0);
      trees.setEnd(x, blossom, 0);
      if (x <= trees.count) trees.setMemberWith(blossom, x, 0);
    }
    for (const member of trees.cycleOf(blossom)) {
      for (let x = 1; x <= trees.last; x++) {
        if (!this.exists(blossom, x) || this.slack(member, x) < this.slack(blossom, x)) {
          trees.setEnd(blossom, x, trees.end(member, x));
          trees.setEnd(x, blossom, trees.end(x, member));
        }
        if (x <= trees.count && trees.memberWith(member, x) !== 0) trees.setMemberWith(blossom, x, member);
      }
    }
  }
}
