import type { Versioned } from '@grove/kernel';

/**
 * The versions of the rules, oldest first. A state carries its place in this list, so versions are added at the end and
 * never removed. What differs between them is written here, by name (docs/RULES-VERSIONS.md).
 */
interface Rules {
  readonly version: string;
  /** E17.11: before 2.0 Gaia scored 5 points for each leaf that she had not placed in base-only games too. */
  readonly baseLeavesScore: boolean;
  /** E7.6: before 2.0 the owner could leave out a black ability that others take part in. */
  readonly blackCanBeRefused: boolean;
  /**
   * E16.2: before 2.0 pieces tied to a place and gifts could not be laid on the team board, and the gifts of team-mates
   * went to the store like those of opponents.
   */
  readonly tiedAndGiftsAreShared: boolean;
  /** E5.2, E6.5: before 2.0 soil, cards and seeds were taken in full, but for what Gaia counts. */
  readonly takesInPart: boolean;
  /**
   * E2.8: before 2.0 only those took part in step 4 who could pay at once, a full tableau ended step 3, and nobody came back
   * after being done.
   */
  readonly actsAnyTime: boolean;
}

const VERSIONS: readonly Rules[] = [
  {
    version: '1.0',
    baseLeavesScore: true,
    blackCanBeRefused: true,
    tiedAndGiftsAreShared: false,
    takesInPart: false,
    actsAnyTime: false,
  },
  {
    version: '2.0',
    baseLeavesScore: false,
    blackCanBeRefused: false,
    tiedAndGiftsAreShared: true,
    takesInPart: true,
    actsAnyTime: true,
  },
];

export const rulesVersions: readonly string[] = VERSIONS.map(({ version }) => version);

/** What new games are played by. */
export const NEWEST_RULES = VERSIONS.length - 1;

/** Tests put one more version on top, which differs from the newest in something else. */
export const rulesOf = ({ rules }: Versioned): Rules => VERSIONS[Math.min(rules, NEWEST_RULES)];
