/** What the greedy bot believes, in points. Chosen by hand and by trying: `grove sim evergreen-planet --seats greedy`. */
export const WEIGHTS = {
  lightNow: 1,
  lightLater: 0.35,
  forest: 1,
  /** Icons that a biome can expect per round to come. */
  iconsToCome: 0.12,
  /** What a grown tree brings besides its icons. */
  tree: 3,
  /** The share of a grown tree that a small tree and a sprout are worth while there is time. */
  smallShare: 0.5,
  sproutShare: 0.22,
  /** With fewer rounds left than this, hopes shrink in proportion. */
  roundsToGrow: 6,
  bush: 0,
  /** Per step and round left, in the order sprout, small, big, bush, lake, bud. */
  marker: [0.08, 0.12, 0.15, 0.1, 0.15, 0.2],
} as const;
