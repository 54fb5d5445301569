import type { Decision } from '../../rules/tasks/task.ts';
import type { View } from '../../rules/view.ts';

/** What somebody is doing, in a word; several decisions look alike from outside. */
export type Doing =
  | 'side'
  | 'color'
  | 'planting'
  | 'drawing'
  | 'activating'
  | 'taking'
  | 'moving'
  | 'events'
  | 'claiming';

const DOING: Readonly<Record<Decision['kind'], Doing>> = {
  side: 'side',
  compost: 'taking',
  color: 'color',
  either: 'taking',
  plant: 'planting',
  'pay-planting': 'planting',
  black: 'planting',
  keep: 'drawing',
  activate: 'activating',
  copy: 'activating',
  neighbour: 'activating',
  opponent: 'activating',
  remove: 'activating',
  place: 'taking',
  each: 'taking',
  accept: 'taking',
  amount: 'taking',
  seed: 'taking',
  move: 'moving',
  between: 'events',
  join: 'events',
  claim: 'claiming',
  pick: 'drawing',
  leisure: 'events',
  share: 'events',
  gaia: 'claiming',
};

/** Everybody can see what the others are asked; undefined for who has nothing to do. */
export function doingOf({ players }: View, seat: number): Doing | undefined {
  const { tasks = [], faceDown } = players[seat] ?? {};
  const task = tasks.at(-1);
  // E18.5: what else somebody does while planting face down is not seen.
  if (task !== undefined && faceDown !== undefined) return 'planting';
  return task === undefined ? undefined : DOING[task.kind as Decision['kind']];
}

/** The seats that the table waits for. */
export const waitedFor = ({ players }: View): number[] =>
  players.flatMap(({ tasks }, seat) => (tasks.length > 0 ? [seat] : []));

/** E18.1: all cards lie in hands, islands and composts; nothing forces anybody to end the game then. */
export const isDrawnOut = ({ deckSize, discardSize }: View): boolean => deckSize + discardSize === 0;
