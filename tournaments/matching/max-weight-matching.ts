import { AlternatingTrees, INNER, OUTER, UNREACHED } from './alternating-trees.ts';
import { Edges } from './edges.ts';

/**
 * The matching of greatest total weight in a graph of `count` vertices, by Edmonds' blossom algorithm with dual variables in O(n^3)
 * (Galil 1986). Gives for every vertex its partner, or -1. Weights are whole numbers up to 2^50; 0 is no edge.
 */
export function maxWeightMatching(count: number, weightOf: (one: number, other: number) => number): number[] {
  const search = new Search(count, weightOf);
  while (search.augmentOnce()) continue;
  return search.partners();
}

class Search {
  readonly #trees: AlternatingTrees;
  readonly #edges: Edges;
  #queue: number[] = [];

  constructor(count: number, weightOf: (one: number, other: number) => number) {
    this.#trees = new AlternatingTrees(count);
    this.#edges = new Edges(this.#trees, weightOf);
  }

  partners(): number[] {
    const { count } = this.#trees;
    return Array.from({ length: count }, (_, vertex) => this.#trees.mateOf(vertex + 1) - 1);
  }

  /** One more pair; false if no matching weighs more. */
  augmentOnce(): boolean {
    const trees = this.#trees;
    trees.label.fill(UNREACHED);
    trees.nearest.fill(0);
    this.#queue = [];
    for (let x = 1; x <= trees.last; x++) {
      if (trees.isOutermost(x) && trees.mateOf(x) === 0) this.#makeRoot(x);
    }
    if (this.#queue.length === 0) return false;
    while (true) {
      if (this.#grow()) return true;
      if (!this.#adjust()) return false;
      if (this.#followTight()) return true;
      this.#expandEmpty();
    }
  }

  #makeRoot(x: number): void {
    this.#trees.parent[x] = 0;
    this.#trees.label[x] = OUTER;
    this.#enqueue(x);
  }

  #enqueue(x: number): void {
    if (x <= this.#trees.count) this.#queue.push(x);
    else for (const member of this.#trees.cycleOf(x)) this.#enqueue(member);
  }

  /** Follows usable edges from all outer vertices; true if that gave one more pair. */
  #grow(): boolean {
    const trees = this.#trees;
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (trees.labelOf(trees.outer(u)) === INNER) continue;
      for (let v = 1; v <= trees.count; v++) {
        if (this.#edges.weight(u, v) === 0 || trees.outer(u) === trees.outer(v)) continue;
        if (this.#edges.slack(u, v) !== 0) this.#edges.noteNearest(u, trees.outer(v));
        else if (this.#follow(u, v)) return true;
      }
    }
    return false;
  }

  /** Uses an edge from an outer vertex: to grow the tree, for a blossom, or (then true) for one more pair. */
  #follow(u: number, v: number): boolean {
    const trees = this.#trees;
    const [x, y] = [trees.outer(u), trees.outer(v)];
    if (trees.labelOf(y) === UNREACHED) {
      const mate = trees.outer(trees.mateOf(y));
      trees.parent[y] = u;
      trees.label[y] = INNER;
      trees.label[mate] = OUTER;
      trees.nearest[y] = 0;
      trees.nearest[mate] = 0;
      this.#enqueue(mate);
    } else if (trees.labelOf(y) === OUTER) {
      const ancestor = trees.commonAncestor(x, y);
      if (ancestor === 0) {
        trees.augment(x, y);
        trees.augment(y, x);
        return true;
      }
      this.#shrink(x, ancestor, y);
    }
    return false;
  }

  /** Makes a blossom of the cycle that an edge between two outer vertices of one tree closes. */
  #shrink(x: number, base: number, y: number): void {
    const trees = this.#trees;
    let blossom = trees.count + 1;
    while (blossom <= trees.last && trees.outer(blossom) !== 0) blossom++;
    trees.last = Math.max(trees.last, blossom);
    this.#edges.setDual(blossom, 0);
    trees.label[blossom] = OUTER;
    trees.mate[blossom] = trees.mateOf(base);
    trees.parent[blossom] = trees.parentOf(base);
    trees.cycle[blossom] = [base, ...this.#pathTo(base, x).reverse(), ...this.#pathTo(base, y)];
    trees.setOutermost(blossom, blossom);
    this.#edges.gatherFor(blossom);
    this.#edges.findNearest(blossom);
  }

  #pathTo(base: number, from: number): number[] {
    const trees = this.#trees;
    const path: number[] = [];
    for (let x = from; x !== base;) {
      const mate = trees.outer(trees.mateOf(x));
      path.push(x, mate);
      this.#enqueue(mate);
      x = trees.outer(trees.parentOf(mate));
    }
    return path;
  }

  /** Changes the dual variables until an edge becomes usable; false if the matching is the best already. */
  #adjust(): boolean {
    const trees = this.#trees;
    const step = this.#adjustment();
    for (let u = 1; u <= trees.count; u++) {
      const label = trees.labelOf(trees.outer(u));
      if (label === OUTER && this.#edges.dual(u) <= step) return false;
      if (label !== UNREACHED) this.#edges.changeDual(u, label === OUTER ? -step : step);
    }
    for (let b = trees.count + 1; b <= trees.last; b++) {
      const label = trees.labelOf(b);
      if (trees.isOutermost(b) && label !== UNREACHED)
        this.#edges.changeDual(b, label === OUTER ? 2 * step : -2 * step);
    }
    return true;
  }

  #adjustment(): number {
    const trees = this.#trees;
    let step = Infinity;
    for (let x = 1; x <= trees.last; x++) {
      if (!trees.isOutermost(x)) continue;
      const [label, nearest] = [trees.labelOf(x), trees.nearestOf(x)];
      if (x > trees.count && label === INNER) step = Math.min(step, this.#edges.dual(x) / 2);
      if (nearest === 0 || label === INNER) continue;
      step = Math.min(step, label === OUTER ? this.#edges.slack(nearest, x) / 2 : this.#edges.slack(nearest, x));
    }
    return step;
  }

  #followTight(): boolean {
    const trees = this.#trees;
    this.#queue = [];
    for (let x = 1; x <= trees.last; x++) {
      const nearest = trees.nearestOf(x);
      if (!trees.isOutermost(x) || nearest === 0 || trees.outer(nearest) === x) continue;
      if (this.#edges.slack(nearest, x) === 0 && this.#follow(trees.end(nearest, x), trees.end(x, nearest)))
        return true;
    }
    return false;
  }

  #expandEmpty(): void {
    const trees = this.#trees;
    for (let b = trees.count + 1; b <= trees.last; b++) {
      if (trees.isOutermost(b) && trees.labelOf(b) === INNER && this.#edges.dual(b) === 0) this.#expand(b);
    }
  }

  /** Opens an inner blossom: the even way from its entrance to its base stays in the tree, the rest falls out of it. */
  #expand(blossom: number): void {
    const trees = this.#trees;
    for (const member of trees.cycleOf(blossom)) trees.setOutermost(member, member);
    const entrance = trees.memberWith(blossom, trees.end(blossom, trees.parentOf(blossom)));
    const steps = trees.evenSteps(blossom, entrance);
    const cycle = trees.cycleOf(blossom);
    for (let i = 0; i < steps; i += 2) {
      const [inner, outer] = [cycle[i] ?? 0, cycle[i + 1] ?? 0];
      trees.parent[inner] = trees.end(outer, inner);
      trees.label[inner] = INNER;
      trees.label[outer] = OUTER;
      trees.nearest[inner] = 0;
      this.#edges.findNearest(outer);
      this.#enqueue(outer);
    }
    trees.label[entrance] = INNER;
    trees.parent[entrance] = trees.parentOf(blossom);
    for (const member of cycle.slice(steps + 1)) {
      trees.label[member] = UNREACHED;
      this.#edges.findNearest(member);
    }
    trees.outermost[blossom] = 0;
    trees.cycle[blossom] = [];
  }
}
