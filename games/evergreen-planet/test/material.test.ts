import { itemAt, BadInput, copyPlain, Match, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import source from '../material/reconstruction.json' with { type: 'json' };
import { BIOMES, type MaterialSource, materialFor, OWN_PLANETS, PLANETS, readMaterial } from '../material/index.ts';
import { planet } from '../rules/index.ts';

const printed = source as unknown as MaterialSource;
const changed = (change: (file: Changeable) => void): unknown => {
  const file = copyPlain(source) as unknown as Changeable;
  change(file);
  return file;
};
interface Changeable {
  biomes: Record<string, string>;
  planet: string[];
  crevasses: string[];
  tracks: Record<string, number[]>;
  cards: Record<string, unknown>[];
}

test('P1.2 the reconstruction has 42 cards, six of each biome and six wild, each power once a biome', () => {
  for (const biome of [...BIOMES, 'wild']) {
    const powers = printed.cards.filter((card) => card.biome === biome).map(({ power }) => power);
    expect(new Set(powers).size).toBe(6);
  }
  expect(printed.cards).toHaveLength(42);
  expect(printed.cards.every(({ id, biome, power }) => id === `${biome}-${power}`)).toBe(true);
});

describe('every planet', () => {
  test.each(PLANETS)('%s has six spaces of each biome and four crevasses', (name) => {
    const { biomeOfSpace, crevasses } = materialFor(name, null);
    BIOMES.forEach((_, biome) => expect(biomeOfSpace.filter((of) => of === biome)).toHaveLength(6));
    expect(crevasses).toHaveLength(4);
  });
  test('the maps are different', () => {
    expect(new Set(PLANETS.map((name) => String(materialFor(name, null).biomeOfSpace))).size).toBe(PLANETS.length);
  });
  test('twins is symmetric: mirrored either way, lands fall on lands and crevasses on crevasses', () => {
    const { planet: rows, crevasses } = OWN_PLANETS.twins;
    const mirrored = rows.map((row) => Array.from(row).toReversed().join(''));
    const turned = rows.toReversed();
    for (const other of [mirrored, turned]) expect(isRenaming(rows, other)).toBe(true);
    expect([...crevasses].map((name) => `${'fedcba'['abcdef'.indexOf(itemAt(name, 0))]}${name[1]}`).sort()).toEqual(
      [...crevasses].sort(),
    );
  });
});

/** Whether one map becomes the other when biomes swap names. */
function isRenaming(from: readonly string[], to: readonly string[]): boolean {
  const names = new Map<string, string>();
  return Array.from(from.join('')).every((letter, i) => {
    const other = itemAt(to.join(''), i);
    const known = names.get(letter) ?? other;
    names.set(letter, known);
    return known === other;
  });
}

describe('a material file that does not fit is refused and says why', () => {
  test.each<[string, (file: Changeable) => void]>([
    [
      'the planet has no space of biome swamp',
      (file) => (file.planet = file.planet.map((row) => row.replaceAll('S', 'R'))),
    ],
    ['“biomes” has no letter for swamp', (file) => delete file.biomes.S],
    ['there must be 42 cards (P1.2), not 41', (file) => file.cards.pop()],
    ['there must be 6 snow cards (P1.2), not 5', (file) => Object.assign(itemAt(file.cards, 0), { biome: 'meadow' })],
    ['crevasse “g2” is outside the planet', (file) => (file.crevasses[0] = 'g2')],
    ['there must be 4 different crevasses (P1.1)', (file) => (file.crevasses[0] = 'e2')],
    ['there must be 4 different crevasses (P1.1)', (file) => file.crevasses.pop()],
    ['track sprout falls at step 3', (file) => (itemAt(file.tracks, 'sprout')[3] = 1)],
    ['track lake must start at 0 (P1.3)', (file) => (itemAt(file.tracks, 'lake')[0] = 1)],
    ['track bud must be a list of at least two steps', (file) => delete file.tracks.bud],
    ['track bud step 2: not a whole number to 99', (file) => (itemAt(file.tracks, 'bud')[2] = 4.5)],
    ['planet row 2 must have 6 letters', (file) => (file.planet[1] = 'MMNNF')],
    ['planet space c1: no biome has the letter “X”', (file) => (file.planet[0] = 'MNXNNF')],
    ['“planet” must be a list of 6 rows', (file) => file.planet.pop()],
    ['card snow-sprout is there twice', (file) => Object.assign(itemAt(file.cards, 1), { id: 'snow-sprout' })],
    ['card snow-sprout: no power “tree”', (file) => Object.assign(itemAt(file.cards, 0), { power: 'tree' })],
    ['card snow-sprout: no biome “sea”', (file) => Object.assign(itemAt(file.cards, 0), { biome: 'sea' })],
    [
      'card snow-sprout: either fertility or drought (P1.2)',
      (file) => Object.assign(itemAt(file.cards, 0), { drought: true }),
    ],
    ['card snow-sprout: either fertility or drought (P1.2)', (file) => delete itemAt(file.cards, 0).fertility],
    [
      'card wild-bud: a wild card has no icons (P1.2)',
      (file) => Object.assign(itemAt(file.cards, 41), { drought: true }),
    ],
    ['card snow-sprout: “fertility” must count', (file) => Object.assign(itemAt(file.cards, 0), { fertility: 0 })],
    [
      'card id “Snow Sprout” must be of lower-case words and hyphens',
      (file) => Object.assign(itemAt(file.cards, 0), { id: 'Snow Sprout' }),
    ],
  ])('%s', (message, change) => {
    expect(() => readMaterial(changed(change))).toThrow(new BadInput(message));
  });

  test('at the table the message names the option', () => {
    const material = changed((file) => file.cards.pop()) as never;
    expect(() => new Match(planet, 2, { material }, SeededChance.from('m'))).toThrow(
      'option material: there must be 42 cards (P1.2), not 41',
    );
  });

  test('a planet cannot be chosen beside a file, which has its own', () => {
    const options = { material: copyPlain(source) as never, planet: 'twins' };
    expect(() => new Match(planet, 2, options, SeededChance.from('m'))).toThrow(
      'option planet: twins cannot be combined',
    );
  });
});

test('the rules read the file: other tracks, other cards, another map', () => {
  const material = changed((file) => {
    file.tracks.bud = [0, 50, 60];
    itemAt(file.cards, 5).id = 'snow-blossom';
  }) as never;
  const match = new Match(planet, 1, { material }, SeededChance.from('file'));
  const names = new Set([...match.view(0).river, ...match.view(0).zone].map(({ card }) => card));
  let total = 0;
  while (!match.over) {
    const moves = planet.moves(match.state, 0);
    const buds = moves.find((move) => planet.notation.writeStep(match.state, move) === 'bud');
    match.play(0, buds ?? itemAt(moves, 0));
    for (const { card } of match.view(0).river) names.add(card);
    total = itemAt(planet.result(match.state).totals, 0);
  }
  expect(total).toBeGreaterThan(50);
  expect(names.has('snow-bud')).toBe(false);
});
