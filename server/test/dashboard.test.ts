import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../monitoring/metrics.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the dashboard and the handbook name the metrics that there are, and the dashboard shows all of them', async () => {
  const there = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
  const namesIn = (path: string) =>
    new Set([...text(path).matchAll(/grove_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
  expect([...namesIn('deploy/grafana.json')].toSorted()).toEqual(there.toSorted());
  for (const path of ['docs/OPERATING.md', 'docs/MANY-NODES.md']) {
    expect([...namesIn(path)].filter((name) => !there.includes(name))).toEqual([]);
  }
});
