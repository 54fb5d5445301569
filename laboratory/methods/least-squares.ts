import { itemAt } from '@grove/kernel';

/** One observation: what each unknown was multiplied with, and what came of it. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
}

/** What is kept of the samples: sums of products, so that any number of them takes the same room and files can be added up. */
export interface SampleSums {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

/** Linear regression over samples that come one by one. */
export class LeastSquares {
  readonly #matrix: number[][];
  readonly #right: number[];

  constructor(unknowns: number) {
    const zeros = () => Array.from({ length: unknowns }, () => 0);
    this.#matrix = zeros().map(zeros);
    this.#right = zeros();
  }

  add({ features, result }: Sample): void {
    features.forEach((feature, i) => {
      if (feature === 0) return;
      this.#right[i] = itemAt(this.#right, i) + feature * result;
      addTimes(itemAt(this.#matrix, i), features, feature);
    });
  }

  addSums({ matrix, right }: SampleSums): void {
    this.#matrix.forEach((row, i) => {
      addTimes(row, itemAt(matrix, i), 1);
    });
    addTimes(this.#right, right, 1);
  }

  sums(): SampleSums {
    return { matrix: this.#matrix, right: this.#right };
  }

  /**
   * The unknowns that explain the results best and would rather stay near zero (ridge regression): moving unknown i from zero by
   * `reach[i]` costs as much as one sample missed by one.
   */
  solve(reach: readonly number[]): number[] {
    const matrix = this.#matrix.map((row, i) =>
      row.map((value, j) => (i === j ? value + itemAt(reach, i) ** -2 : value)),
    );
    return solve(matrix, this.#right);
  }
}

/** Adds a multiple of one row to another, in place, from a column on. */
function addTimes(row: number[], other: readonly number[], factor: number, from = 0): void {
  for (let j = from; j < row.length; j++) row[j] = itemAt(row, j) + factor * itemAt(other, j);
}

/** Solves a system of linear equations by elimination, with the largest pivot of each column. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, itemAt(right, i)]);
  for (let column = 0; column < n; column++) {
    const sizeAt = (i: number): number => Math.abs(itemAt(itemAt(rows, i), column));
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (sizeAt(i) > sizeAt(pivot)) pivot = i;
    const top = itemAt(rows, pivot);
    rows[pivot] = itemAt(rows, column);
    rows[column] = top;
    for (const row of rows.slice(column + 1)) addTimes(row, top, -itemAt(row, column) / itemAt(top, column), column);
  }
  const result = right.map(() => 0);
  for (let i = n - 1; i >= 0; i--) {
    const row = itemAt(rows, i);
    let rest = itemAt(row, n);
    for (let j = i + 1; j < n; j++) rest -= itemAt(row, j) * itemAt(result, j);
    result[i] = rest / itemAt(row, i);
  }
  return result;
}
