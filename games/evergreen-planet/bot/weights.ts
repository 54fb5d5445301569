/** What the greedy bot believes, in points. Chosen by hand and by trying: `grove sim evergreen-planet --seats greedy`. */
export const WEIGHTS = {
  lightNow: 1.3,
  lightLater: 0.42,
  forest: 0.65,
  /** Icons that a biome can expect per round to come. */
  iconsToCome: 0.11,
  /** What a grown tree brings besides its icons. */
  tree: 3.9,
  /** The share of a grown tree that a small tree and a sprout are worth while there is time. */
  smallShare: 0.49,
  sproutShare: 0.32,
  /** With fewer rounds left than this, hopes shrink in proportion. */
  roundsToGrow: 6,
  bush: 0.25,
  /** Per step and round left, in the order sprout, small, big, bush, lake, bud. */
  marker: [0.04, 0.17, 0.22, 0.11, 0.12, 0.27],
} as const;
