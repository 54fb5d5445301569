import { BIOMES, nameOfSpace, POWERS, SIZE, SPACES, WILD } from './facts.ts';
import { OWN_PLANETS, PLANETS, type PlanetName } from './planets.ts';
import { type MaterialSource, readMaterial } from './read.ts';
import reconstruction from './reconstruction.json' with { type: 'json' };

/** Half a planet: 18 spaces, three rows, one bit each. See rules/halves.ts. */
const HALF_SPACES = SPACES / 2;

/**
 * A material file as the rules read it: tables of numbers. Made once per file and shared by all states of a game, for it
 * never changes. The tables are not frozen, because looking into a frozen list is several times slower.
 */
export interface Material {
  /** What a table's options say: a planet's name, or a whole material file. */
  readonly source: PlanetName | MaterialSource;
  readonly cardIds: readonly string[];
  readonly numberOfCard: Readonly<Record<string, number>>;
  readonly nameOfCard: (card: number) => string;
  /** By card: its biome's number, or WILD. */
  readonly biomeOfCard: readonly number[];
  readonly powerOfCard: readonly number[];
  readonly fertilityOfCard: readonly number[];
  readonly isDrought: readonly number[];
  /** By power: the strengths of its steps. */
  readonly tracks: readonly (readonly number[])[];
  readonly biomeOfSpace: readonly number[];
  readonly crevasses: readonly number[];
  /** Bits of the spaces where pieces may stand: two halves per biome, then two for the whole planet (index WILD). */
  readonly land: readonly number[];
}

function compile(source: PlanetName | MaterialSource): Material {
  const { cards, tracks, ...map } = typeof source === 'string' ? materialFile(source) : readMaterial(source);
  const cardIds = cards.map((card) => card.id);
  const biomeOfSpace = spaces().map((space) =>
    BIOMES.indexOf(map.biomes[map.planet[Math.floor(space / SIZE)][space % SIZE]]),
  );
  const crevasses = spaces().filter((space) => map.crevasses.includes(nameOfSpace(space)));
  return {
    source,
    cardIds,
    numberOfCard: Object.fromEntries(cardIds.map((id, card) => [id, card])),
    nameOfCard: (card: number) => cardIds[card],
    biomeOfCard: cards.map(({ biome }) => (biome === 'wild' ? WILD : BIOMES.indexOf(biome))),
    powerOfCard: cards.map(({ power }) => POWERS.indexOf(power)),
    fertilityOfCard: cards.map(({ fertility }) => fertility ?? 0),
    isDrought: cards.map(({ drought }) => Number(drought ?? false)),
    tracks: POWERS.map((power) => tracks[power].slice()),
    biomeOfSpace,
    crevasses,
    land: landBits(biomeOfSpace, crevasses),
  };
}

const spaces = (): number[] => Array.from({ length: SPACES }, (_, space) => space);

/** A built-in planet as a material file. */
export function materialFile(name: PlanetName): MaterialSource {
  const printed = reconstruction as unknown as MaterialSource;
  return readMaterial(name === 'reconstruction' ? printed : { ...printed, ...OWN_PLANETS[name] });
}

function landBits(biomeOfSpace: readonly number[], crevasses: readonly number[]): number[] {
  const land = Array.from({ length: (WILD + 1) * 2 }, () => 0);
  biomeOfSpace.forEach((biome, space) => {
    if (crevasses.includes(space)) return;
    const half = space < HALF_SPACES ? 0 : 1;
    const bit = 1 << (space % HALF_SPACES);
    land[biome * 2 + half] |= bit;
    land[WILD * 2 + half] |= bit;
  });
  return land;
}

const named = new Map(PLANETS.map((name) => [name as string, compile(name)]));
const compiled = new WeakMap<MaterialSource, Material>();

/** The tables for what the options ask for; made once for each file. */
export function materialFor(planet: PlanetName, file: MaterialSource | null): Material {
  if (file === null) return named.get(planet) as Material;
  const known = compiled.get(file) ?? compile(file);
  compiled.set(file, known);
  return known;
}
