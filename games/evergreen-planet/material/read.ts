import { BadInput, isObject } from '@grove/kernel';
import {
  BIOMES,
  type Biome,
  CARD_COUNT,
  CARDS_PER_BIOME,
  CREVASSES,
  FIRST_FERTILITY,
  nameOfSpace,
  POWERS,
  type Power,
  SIZE,
  spaceNamed,
} from './facts.ts';

export interface CardSource {
  readonly id: string;
  readonly biome: Biome | 'wild';
  readonly power: Power;
  readonly fertility?: number;
  readonly drought?: true;
}

/** A material file: everything that a printing decides. */
export interface MaterialSource {
  /** Letters of the map and the biome that each stands for. */
  readonly biomes: Readonly<Record<string, Biome>>;
  /** Six rows of six letters, top row first. */
  readonly planet: readonly string[];
  readonly crevasses: readonly string[];
  /** What each step of a power's track is worth; the first is where the marker starts. */
  readonly tracks: Readonly<Record<Power, readonly number[]>>;
  readonly cards: readonly CardSource[];
}

/** Checks a material file that came from outside and says what is wrong with it. */
export function readMaterial(value: unknown): MaterialSource {
  need(isObject(value), 'a material file must be a JSON object');
  const { biomes, planet, crevasses, tracks, cards } = value;
  checkBiomes(biomes);
  checkCrevasses(crevasses);
  checkPlanet(planet, biomes, crevasses);
  checkTracks(tracks);
  checkCards(cards);
  return { biomes, planet, crevasses, tracks, cards };
}

function checkBiomes(biomes: unknown): asserts biomes is MaterialSource['biomes'] {
  need(isObject(biomes), '"biomes" must be an object of letters and biomes');
  const named = Object.values(biomes);
  for (const biome of BIOMES) need(named.includes(biome), `"biomes" has no letter for ${biome}`);
  need(named.length === BIOMES.length, `"biomes" must have ${BIOMES.length} letters, not ${named.length}`);
  for (const letter of Object.keys(biomes)) need(letter.length === 1, `"biomes": "${letter}" is not one letter`);
}

function checkCrevasses(crevasses: unknown): asserts crevasses is string[] {
  need(Array.isArray(crevasses), '"crevasses" must be a list of spaces');
  for (const name of crevasses) {
    need(typeof name === 'string' && spaceNamed(name) >= 0, `crevasse ${JSON.stringify(name)} is outside the planet`);
  }
  const count = new Set(crevasses).size;
  need(count === CREVASSES && crevasses.length === CREVASSES, `there must be ${CREVASSES} different crevasses (P1.1)`);
}

function checkPlanet(
  planet: unknown,
  biomes: MaterialSource['biomes'],
  crevasses: readonly string[],
): asserts planet is string[] {
  need(Array.isArray(planet) && planet.length === SIZE, `"planet" must be a list of ${SIZE} rows`);
  const land = new Set<Biome>();
  planet.forEach((row: unknown, i) => {
    need(typeof row === 'string' && row.length === SIZE, `planet row ${i + 1} must have ${SIZE} letters`);
    for (let column = 0; column < SIZE; column++) {
      const name = nameOfSpace(i * SIZE + column);
      const letter = row[column];
      need(Object.hasOwn(biomes, letter), `planet space ${name}: no biome has the letter "${letter}"`);
      if (!crevasses.includes(name)) land.add(biomes[letter]);
    }
  });
  for (const biome of BIOMES) need(land.has(biome), `the planet has no space of biome ${biome}`);
}

function checkTracks(tracks: unknown): asserts tracks is MaterialSource['tracks'] {
  need(isObject(tracks), '"tracks" must be an object of powers and steps');
  for (const power of POWERS) {
    const steps = tracks[power];
    need(Array.isArray(steps) && steps.length >= 2, `track ${power} must be a list of at least two steps`);
    need(steps[0] === 0, `track ${power} must start at 0 (P1.3)`);
    steps.forEach((strength: unknown, i) => {
      need(Number.isInteger(strength) && Number(strength) <= 99, `track ${power} step ${i}: not a whole number to 99`);
      need(i === 0 || Number(strength) >= steps[i - 1], `track ${power} falls at step ${i}`);
    });
  }
}

function checkCards(cards: unknown): asserts cards is CardSource[] {
  need(Array.isArray(cards), '"cards" must be a list');
  need(cards.length === CARD_COUNT, `there must be ${CARD_COUNT} cards (P1.2), not ${cards.length}`);
  const ids = new Set<string>();
  for (const card of cards) {
    checkCard(card);
    need(!ids.has(card.id), `card ${card.id} is there twice`);
    ids.add(card.id);
  }
  const all = cards as CardSource[];
  for (const biome of [...BIOMES, 'wild'] as const) {
    const count = all.filter((card) => card.biome === biome).length;
    need(count === CARDS_PER_BIOME, `there must be ${CARDS_PER_BIOME} ${biome} cards (P1.2), not ${count}`);
  }
  const icons = all.reduce((sum, card) => sum + (card.fertility ?? 0), 0);
  need(icons >= FIRST_FERTILITY, `all cards together need at least ${FIRST_FERTILITY} fertility icons (P2.3)`);
}

function checkCard(card: unknown): asserts card is CardSource {
  need(isObject(card) && typeof card.id === 'string', 'every card must be an object with an "id"');
  const { id, biome, power, fertility, drought } = card;
  need(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `card id "${id}" must be of lower-case words and hyphens`);
  const isWild = biome === 'wild';
  need(isWild || BIOMES.includes(biome as Biome), `card ${id}: no biome ${JSON.stringify(biome)}`);
  need(POWERS.includes(power as Power), `card ${id}: no power ${JSON.stringify(power)}`);
  const hasIcons = fertility !== undefined;
  need(!hasIcons || (Number.isInteger(fertility) && Number(fertility) > 0), `card ${id}: "fertility" must count`);
  need(drought === undefined || drought === true, `card ${id}: "drought" is true or absent`);
  if (isWild) need(!hasIcons && !drought, `card ${id}: a wild card has no icons (P1.2)`);
  else need(hasIcons !== (drought === true), `card ${id}: either fertility or drought (P1.2)`);
}

function need(holds: boolean, message: string): asserts holds {
  if (!holds) throw new BadInput(message);
}
