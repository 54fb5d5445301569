/** A vertex that has not been reached in this search, one at an even, or one at an odd distance from an unmatched vertex. */
export const UNREACHED = 0;
export const OUTER = 1;
export const INNER = 2;

/** A square of whole numbers. */
class Square {
  readonly #size: number;
  readonly #cells: Int32Array;

  constructor(size: number) {
    this.#size = size;
    this.#cells = new Int32Array(size * size);
  }

  get(row: number, column: number): number {
    return this.#cells[row * this.#size + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.#cells[row * this.#size + column] = value;
  }
}

/**
 * What the search for a matching keeps: vertices 1 to `count`, blossoms (odd cycles that are treated as one vertex) after them, and 0
 * for "none". Between two of them the best edge is kept by its end in each.
 */
export class AlternatingTrees {
  readonly count: number;
  /** The last blossom in use, or `count`. */
  last: number;
  /** The outermost blossom that a vertex or a blossom lies in; a vertex in none lies in itself, a blossom out of use in 0. */
  readonly outermost: number[];
  /** The vertex at the other end of the matched edge. */
  readonly mate: number[];
  /** The vertex from which the search reached it. */
  readonly parent: number[];
  readonly label: number[];
  /** The outer vertex with the best edge to it. */
  readonly nearest: number[];
  /** The cycle of a blossom, beginning at the one that is matched outside of it. */
  readonly cycle: number[][];
  readonly #visited: number[];
  #visits = 0;
  readonly #ends: Square;
  readonly #memberWith: Square;

  constructor(count: number) {
    const size = count + Math.floor(count / 2) + 2;
    const none = (): number[] => Array.from({ length: size }, () => 0);
    this.count = count;
    this.last = count;
    this.outermost = none().map((_, x) => (x <= count ? x : 0));
    this.mate = none();
    this.parent = none();
    this.label = none();
    this.nearest = none();
    this.cycle = none().map(() => []);
    this.#visited = none();
    this.#ends = new Square(size);
    this.#memberWith = new Square(size);
    for (let u = 1; u <= count; u++) {
      this.#memberWith.set(u, u, u);
      for (let v = 1; v <= count; v++) this.setEnd(u, v, u);
    }
  }

  /** The end inside `x` of the best edge between `x` and `y`. */
  end(x: number, y: number): number {
    return this.#ends.get(x, y);
  }

  setEnd(x: number, y: number, vertex: number): void {
    this.#ends.set(x, y, vertex);
  }

  /** The member of a blossom's cycle that holds a vertex, or 0. */
  memberWith(blossom: number, vertex: number): number {
    return this.#memberWith.get(blossom, vertex);
  }

  setMemberWith(blossom: number, vertex: number, member: number): void {
    this.#memberWith.set(blossom, vertex, member);
  }

  outer(x: number): number {
    return this.outermost[x] ?? 0;
  }

  labelOf(x: number): number {
    return this.label[x] ?? UNREACHED;
  }

  mateOf(x: number): number {
    return this.mate[x] ?? 0;
  }

  nearestOf(x: number): number {
    return this.nearest[x] ?? 0;
  }

  parentOf(x: number): number {
    return this.parent[x] ?? 0;
  }

  cycleOf(blossom: number): number[] {
    return this.cycle[blossom] ?? [];
  }

  isOutermost(x: number): boolean {
    return this.outermost[x] === x;
  }

  setOutermost(x: number, blossom: number): void {
    this.outermost[x] = blossom;
    for (const member of this.cycleOf(x)) this.setOutermost(member, blossom);
  }

  /** Where the paths from two outer vertices to their roots meet, or 0 if they have different roots. */
  commonAncestor(u: number, v: number): number {
    this.#visits++;
    let [one, other] = [u, v];
    while (one !== 0 || other !== 0) {
      if (one !== 0) {
        if (this.#visited[one] === this.#visits) return one;
        this.#visited[one] = this.#visits;
        one = this.#grandparent(one);
      }
      [one, other] = [other, one];
    }
    return 0;
  }

  #grandparent(x: number): number {
    const mate = this.outer(this.mateOf(x));
    return mate === 0 ? 0 : this.outer(this.parentOf(mate));
  }

  /** The number of steps from the base of a blossom to a member, the cycle turned so that it is even. */
  evenSteps(blossom: number, member: number): number {
    const cycle = this.cycleOf(blossom);
    const steps = cycle.indexOf(member);
    if (steps % 2 === 0) return steps;
    this.cycle[blossom] = [...cycle.slice(0, 1), ...cycle.slice(1).reverse()];
    return cycle.length - steps;
  }

  /** Matches `x` with `y`, and inside a blossom everybody but the member at the edge with a neighbour. */
  match(x: number, y: number): void {
    this.mate[x] = this.end(y, x);
    if (x <= this.count) return;
    const member = this.memberWith(x, this.end(x, y));
    const steps = this.evenSteps(x, member);
    const cycle = this.cycleOf(x);
    for (let i = 0; i < steps; i++) this.match(cycle[i] ?? 0, cycle[i ^ 1] ?? 0);
    this.match(member, y);
    this.cycle[x] = [...cycle.slice(steps), ...cycle.slice(0, steps)];
  }

  /** Swaps matched and unmatched edges from `x` up to its root, beginning with the edge to `y`. */
  augment(x: number, y: number): void {
    let [from, to] = [x, y];
    while (true) {
      const next = this.outer(this.mateOf(from));
      this.match(from, to);
      if (next === 0) return;
      const parent = this.outer(this.parentOf(next));
      this.match(next, parent);
      [from, to] = [parent, next];
    }
  }
}
