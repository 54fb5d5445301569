/** One observation: what each unknown was multiplied with, and what came of it. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
}

/**
 * Linear regression that would rather stay near zero (ridge regression): the unknowns that explain the results best,
 * where moving unknown i from zero by `reach[i]` costs as much as one sample missed by one.
 */
export function ridge(samples: readonly Sample[], reach: readonly number[]): number[] {
  const n = reach.length;
  const matrix = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? reach[i] ** -2 : 0)),
  );
  const right = Array.from({ length: n }, () => 0);
  for (const { features, result } of samples) {
    for (let i = 0; i < n; i++) {
      if (features[i] === 0) continue;
      right[i] += features[i] * result;
      for (let j = 0; j < n; j++) matrix[i][j] += features[i] * features[j];
    }
  }
  return solve(matrix, right);
}

/** Solves a system of linear equations by elimination, with the largest pivot of each column. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = column + 1; i < n; i++) {
      const factor = rows[i][column] / rows[column][column];
      for (let j = column; j <= n; j++) rows[i][j] -= factor * rows[column][j];
    }
  }
  const result = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i][n];
    for (let j = i + 1; j < n; j++) rest -= rows[i][j] * result[j];
    result[i] = rest / rows[i][i];
  }
  return result;
}
