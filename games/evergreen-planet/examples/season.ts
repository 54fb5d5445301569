import { itemAt } from '@grove/kernel';
import { BIOMES, nameOfSpace, SIDES, spaceNamed } from '../material/facts.ts';
import { spacesIn } from '../rules/halves.ts';
import { BIG_TREES, SEAT_SIZE } from '../rules/layout.ts';
import { findForest } from '../rules/forest.ts';
import { findShade } from '../rules/light.ts';
import { readRows } from '../rules/rows.ts';
import { fertilityPointsIn, lightOnTrees } from '../rules/scoring.ts';
import { fertilityOf } from '../rules/zone.ts';
import { eventOf, type PlanetExample, type PlanetPosition, ROUND_ENDS } from './example.ts';
import { acting } from './positions.ts';

const SPRING = 0;
const SUMMER = 1;
const LAST_OF_SPRING = 4;
const LAST_OF_WINTER = 13;
const TOP = SIDES.indexOf('top');

const STANDING = ['..T...', 's#s.#T', 's..s..', '...T.s', '.#..#.', '......'];
const DARK = { parts: ['planet'], season: SPRING, points: false } as const;
const LIT = { parts: ['planet'], season: SPRING } as const;

/** The spaces that the tree on one space shades in spring, as the rules find them for it alone. */
function shadeOf(tree: string, piece: 's' | 'T'): string[] {
  const seats = Array.from({ length: SEAT_SIZE }, () => 0);
  const space = spaceNamed(tree);
  const signs = Array.from({ length: 36 }, (_, i) => (i === space ? piece : '.')).join('');
  readRows(signs.match(/.{6}/g), seats, 0);
  const shade: [number, number, number, number] = [0, 0, 0, 0];
  findShade(TOP, seats, 0, shade);
  const [smallUpper, smallLower, bigUpper, bigLower] = shade;
  return spacesIn(smallUpper | bigUpper, smallLower | bigLower).map(nameOfSpace);
}

const treesOf = ({ state }: PlanetPosition) => lightOnTrees(TOP, state.seats, 0);
const darkOf = (position: PlanetPosition): string[] =>
  treesOf(position).flatMap(({ space, points }) => (points === 0 ? [space] : []));

/** P7.1: shadows of both lengths, and the same trees under the next sun. */
export const shadows: PlanetExample = {
  start: () => acting({ rows: STANDING, round: LAST_OF_SPRING }),
  stages: [
    { look: DARK },
    {
      look: { ...DARK, ring: () => shadeOf('c1', 'T') },
      facts: () => ({ tree: 'c1', length: shadeOf('c1', 'T').length }),
    },
    {
      look: { ...DARK, ring: () => shadeOf('d3', 's') },
      facts: () => ({ tree: 'd3', shaded: shadeOf('d3', 's').join(', ') }),
    },
    { look: { ...DARK, season: SUMMER } },
  ],
};

/** P7.2: who gets light, and what it scores. */
export const light: PlanetExample = {
  start: () => acting({ rows: STANDING, round: LAST_OF_SPRING }),
  stages: [
    {
      look: { ...DARK, ring: darkOf },
      facts: (position) => ({ dark: darkOf(position).length, trees: treesOf(position).length }),
    },
    { look: { ...LIT, ring: () => ['d4'] }, facts: () => ({ tree: 'd4', small: 'd3' }) },
    {
      steps: ROUND_ENDS,
      look: LIT,
      facts: (position) => {
        const { trees, points } = eventOf(position, 'light');
        return {
          small: trees.filter((tree) => tree.points === 1).length,
          big: trees.filter((tree) => tree.points === 2).length,
          points,
        };
      },
    },
  ],
};

function forestOf({ state }: PlanetPosition): string[] {
  const found: [number, number] = [0, 0];
  findForest(state.seats, 0, found);
  return spacesIn(...found).map(nameOfSpace);
}

const size = (position: PlanetPosition) => ({ size: forestOf(position).length });

/** P7.3: two forests that a bush joins. */
export const forests: PlanetExample = {
  start: () =>
    acting({
      rows: ['......', '.#sT#.', '..s.bs', '.pL.T.', '.#..#.', '......'],
      card: 'flowers-bush',
      round: LAST_OF_SPRING,
    }),
  stages: [
    { look: { ...DARK, ring: forestOf }, facts: size },
    {
      steps: [
        [0, 'bush'],
        [0, '*d3'],
      ],
      look: { ...DARK, ring: forestOf },
      facts: (position) => ({ ...size(position), space: eventOf(position, 'bush').space }),
    },
    {
      steps: ROUND_ENDS,
      look: { ...DARK, ring: (position) => eventOf(position, 'forest').spaces },
      facts: (position) => ({ points: eventOf(position, 'forest').points }),
    },
  ],
};

/** P7.4: the sun moves on. */
export const sunWalk: PlanetExample = {
  start: () => acting({ rows: STANDING, round: LAST_OF_SPRING }),
  stages: [
    { look: { parts: ['planet'] } },
    {
      steps: ROUND_ENDS,
      look: { parts: ['planet'] },
      facts: ({ view }) => ({ cards: view.discard.length }),
    },
  ],
};

const SNOW = BIOMES.indexOf('snow');
const MEADOW = BIOMES.indexOf('meadow');

function bigTreesIn({ state }: PlanetPosition, biome: number): string[] {
  const { seats, material } = state;
  const big = spacesIn(itemAt(seats, BIG_TREES), itemAt(seats, BIG_TREES + 1));
  return big.filter((space) => material.biomeOfSpace[space] === biome).map(nameOfSpace);
}

const fertilityFacts = (biome: number) => (position: PlanetPosition) => ({
  icons: fertilityOf(position.state, biome),
  trees: bigTreesIn(position, biome).length,
  points: fertilityPointsIn(position.state, 0, biome),
});

/** P8.1: fertility times big trees, biome by biome. */
export const fertility: PlanetExample = {
  start: () =>
    acting({
      rows: ['..T.p.', '.#sT#.', 'TsT..b', '..T.s.', '.#..#.', '.s....'],
      round: LAST_OF_WINTER,
      zone: [{ card: 'snow-sprout' }, { card: 'wheat-big' }, { card: 'snow-bush' }, { card: 'meadow-lake' }],
    }),
  stages: [
    {
      look: { parts: ['planet', 'fertility'], points: false, ring: (position) => bigTreesIn(position, SNOW) },
      facts: fertilityFacts(SNOW),
    },
    {
      look: { parts: ['planet', 'fertility'], points: false, ring: (position) => bigTreesIn(position, MEADOW) },
      facts: fertilityFacts(MEADOW),
    },
    {
      steps: ROUND_ENDS,
      look: { parts: ['planet', 'fertility'], points: false },
      facts: (position) => ({ points: eventOf(position, 'fertility').points }),
    },
  ],
};
