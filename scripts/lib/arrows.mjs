import { PACKAGES, ZONES } from './arrow-zones.mjs';

/**
 * Who may import whom, as the linter holds it. Packages are entered by the doors that their package.json exports; inside a
 * game the arrows are material <- rules <- words, and rules <- bot <- board. A regular expression that the linter cannot
 * read (look-ahead, for one) is ignored without a word: `scripts/test/arrows.test.ts` tries every pattern.
 *
 * @typedef {import('./arrow-zones.mjs').Pattern} Pattern
 * @typedef {import('./arrow-zones.mjs').Zone} Zone
 */

/** Deeper folders have not been needed. */
const DEPTHS = [0, 1, 2, 3, 4];

/** @type {readonly Pattern[]} */
const DOORS = [
  {
    regex: '^@grove/games/[^/]+/[^/]+/',
    message: 'Enter a game by one of its doors: @grove/games/ID/material, rules, words, bot, board or guide.',
  },
  {
    regex: '^@grove/.*[.](ts|tsx|mjs|json)$',
    message:
      'Enter a package by a door that its package.json exports, such as @grove/kernel, @grove/game-kit/board or @grove/games/loaded.',
  },
];

/**
 * A relative path out of the package, or out of the game, from a folder that lies so many steps below it.
 *
 * @param {string} folder
 * @param {number} steps
 * @returns {Pattern}
 */
function leaving(folder, steps) {
  const isGame = folder.startsWith('games/');
  const below = folder.split('/').length - (isGame ? 2 : 1) + steps + 1;
  return isGame
    ? {
        regex: `^([.][.]/){${below}}`,
        message: 'A game stands alone; what games share is in @grove/game-kit.',
      }
    : {
        regex: `^([.][.]/){${below}}(${PACKAGES.join('|')})/`,
        message: 'Enter another package by its door, such as @grove/kernel, not by a path.',
      };
}

/** @param {readonly Pattern[]} patterns */
const refusing = (patterns) => ({
  'no-restricted-imports': /** @type {['error', { patterns: Pattern[] }]} */ ([
    'error',
    { patterns: [...DOORS, ...patterns] },
  ]),
});

/**
 * @param {Zone} zone
 * @param {readonly string[]} excludeFiles
 */
const overridesFor = ({ folder, patterns }, excludeFiles) =>
  DEPTHS.map((steps) => ({
    files: [`${folder}/${'*/'.repeat(steps)}*.{ts,tsx,mjs}`],
    excludeFiles: [...excludeFiles],
    rules: refusing([...patterns, leaving(folder, steps)]),
  }));

/** Tests enter other packages by their doors, too, but may know everybody. Of two overrides the later one counts. */
export const arrows = [
  { files: ['**/*.{ts,tsx,mjs}'], rules: refusing([]) },
  ...PACKAGES.map((name) => (name === 'games' ? 'games/*' : name)).flatMap((folder) =>
    overridesFor({ folder, patterns: [] }, ['games/test/**']),
  ),
  ...ZONES.flatMap((zone) => overridesFor(zone, zone.but === undefined ? ['**/test/**'] : ['**/test/**', zone.but])),
];
