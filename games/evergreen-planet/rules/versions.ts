/**
 * The versions of the rules, oldest first. A state carries its place in this list, so versions are added at the end and
 * never removed. What differs between them is written here, by name (docs/RULES-VERSIONS.md).
 */
export const rulesVersions: readonly string[] = ['1.0'];

/** What new games are played by. */
export const NEWEST_RULES = rulesVersions.length - 1;
