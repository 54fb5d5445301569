import { readFileSync, writeFileSync } from 'node:fs';
import type { Change, Ratios } from './report.ts';

/** Ratios only: absolute figures would say more about the machine than about the code. */
const FILE = new URL('baseline.json', import.meta.url);

/** Slower than this part of the baseline is worth a word; less is the noise of a shared machine. */
const TOLERATED = 0.8;

export const readBaseline = (file: URL = FILE): Ratios => JSON.parse(readFileSync(file, 'utf8')) as Ratios;

/** Keeps the ratios that were not measured this time. */
export function updateBaseline(ratios: Ratios, file: URL = FILE): void {
  const all = Object.entries({ ...readBaseline(file), ...ratios });
  const lines = all.map(([what, ratio]) => `  ${JSON.stringify(what)}: ${rounding(ratio)}`).toSorted(byText);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1);
const rounding = (ratio: number): number => Number(ratio.toPrecision(3));

export function compare(ratios: Ratios, baseline: Ratios): { slower: Change[]; unknown: string[] } {
  const measured = Object.entries(ratios);
  return {
    slower: measured
      .map(([what, now]) => ({ what, now, baseline: baseline[what] ?? 0 }))
      .filter(({ now, baseline: before }) => now < TOLERATED * before),
    unknown: measured.map(([what]) => what).filter((what) => !(what in baseline)),
  };
}
