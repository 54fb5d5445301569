import type { Decision } from './rules/tasks/task.ts';
import type { View } from './rules/view.ts';

/** Questions about cards that only one seat sees: the sides dealt, the hand, and cards that are looked at. */
const SECRET: ReadonlySet<string> = new Set<Decision['kind']>([
  'side',
  'compost',
  'plant',
  'pay-planting',
  'keep',
  'pick',
]);

/**
 * Whether a seat is asked about what lies open on the table; never while it plants face down (E18.5). A colour and an event may be thought about with the hand in sight;
 * whoever wants that uncovers it.
 */
export function asksOpenly({ players }: View, seat: number): boolean {
  const player = players[seat];
  const task = player?.faceDown === undefined ? player?.tasks.at(-1) : undefined;
  return task !== undefined && !SECRET.has(task.kind);
}
