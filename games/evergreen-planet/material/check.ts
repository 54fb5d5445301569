import { isObject } from '@grove/kernel';
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
import type { Problem } from './problems.ts';

type Problems = Generator<Problem, void, undefined>;
type Fields = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a material file, from the top down. What cannot be read hides what is in it. */
export function* problemsIn(file: unknown): Problems {
  if (!isObject(file)) {
    yield { kind: 'not-an-object' };
    return;
  }
  yield* inBiomes(file.biomes);
  yield* inCrevasses(file.crevasses);
  yield* inPlanet(file);
  yield* inTracks(file.tracks);
  yield* inCards(file.cards);
}

function* inBiomes(biomes: unknown): Problems {
  if (!isObject(biomes)) {
    yield { kind: 'no-biomes' };
    return;
  }
  const named = Object.values(biomes);
  for (const biome of BIOMES) if (!named.includes(biome)) yield { kind: 'biome-without-letter', biome };
  if (named.length !== BIOMES.length) yield { kind: 'letter-count', count: named.length };
  for (const letter of Object.keys(biomes)) if (letter.length !== 1) yield { kind: 'not-a-letter', letter };
}

function* inCrevasses(crevasses: unknown): Problems {
  if (!Array.isArray(crevasses)) {
    yield { kind: 'no-crevasses' };
    return;
  }
  for (const space of crevasses as unknown[]) {
    if (typeof space !== 'string' || spaceNamed(space) < 0) yield { kind: 'crevasse-outside', space: shown(space) };
  }
  if (crevasses.length !== CREVASSES || new Set(crevasses).size !== CREVASSES) yield { kind: 'crevasse-count' };
}

function* inPlanet({ planet, biomes, crevasses }: Fields): Problems {
  if (!Array.isArray(planet) || planet.length !== SIZE) {
    yield { kind: 'row-count' };
    return;
  }
  const letters: Fields = isObject(biomes) ? biomes : {};
  const empty: readonly unknown[] = Array.isArray(crevasses) ? crevasses : [];
  const land = new Set<unknown>();
  for (const [row, signs] of (planet as unknown[]).entries()) {
    if (typeof signs !== 'string' || signs.length !== SIZE) {
      yield { kind: 'row-length', row: row + 1 };
      continue;
    }
    for (const [column, letter] of Array.from(signs).entries()) {
      const space = nameOfSpace(row * SIZE + column);
      if (!Object.hasOwn(letters, letter)) yield { kind: 'unknown-letter', space, letter };
      else if (!empty.includes(space)) land.add(letters[letter]);
    }
  }
  for (const biome of BIOMES) if (!land.has(biome)) yield { kind: 'biome-without-land', biome };
}

function* inTracks(tracks: unknown): Problems {
  if (!isObject(tracks)) {
    yield { kind: 'no-tracks' };
    return;
  }
  for (const power of POWERS) yield* inTrack(power, tracks[power]);
}

function* inTrack(power: Power, steps: unknown): Problems {
  if (!Array.isArray(steps) || steps.length < 2) {
    yield { kind: 'no-track', power };
    return;
  }
  if (steps[0] !== 0) yield { kind: 'track-start', power };
  for (const [step, strength] of (steps as unknown[]).entries()) {
    if (!Number.isInteger(strength) || Number(strength) > 99) yield { kind: 'track-step', power, step };
    else if (step > 0 && Number(strength) < Number(steps[step - 1])) yield { kind: 'track-falls', power, step };
  }
}

function* inCards(cards: unknown): Problems {
  if (!Array.isArray(cards)) {
    yield { kind: 'no-cards' };
    return;
  }
  if (cards.length !== CARD_COUNT) yield { kind: 'card-count', count: cards.length };
  const ids = new Set<string>();
  for (const card of cards as unknown[]) {
    if (!isObject(card) || typeof card.id !== 'string') {
      yield { kind: 'card-without-id' };
      continue;
    }
    yield* inCard(card.id, card);
    if (ids.has(card.id)) yield { kind: 'card-twice', id: card.id };
    ids.add(card.id);
  }
  yield* inDeck(cards.filter(isObject));
}

function* inCard(id: string, { biome, power, fertility, drought }: Fields): Problems {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) yield { kind: 'card-id', id };
  const isWild = biome === 'wild';
  if (!isWild && !BIOMES.includes(biome as Biome)) yield { kind: 'card-biome', id, biome: shown(biome) };
  if (!POWERS.includes(power as Power)) yield { kind: 'card-power', id, power: shown(power) };
  const hasIcons = fertility !== undefined;
  if (hasIcons && !(Number.isInteger(fertility) && Number(fertility) > 0)) yield { kind: 'card-fertility', id };
  if (drought !== undefined && drought !== true) yield { kind: 'card-drought', id };
  if (isWild && (hasIcons || drought === true)) yield { kind: 'wild-with-icons', id };
  if (!isWild && hasIcons === (drought === true)) yield { kind: 'fertility-or-drought', id };
}

/** P1.2, P2.3 */
function* inDeck(cards: readonly Fields[]): Problems {
  for (const biome of [...BIOMES, 'wild'] as const) {
    const count = cards.filter((card) => card.biome === biome).length;
    if (count !== CARDS_PER_BIOME) yield { kind: 'biome-card-count', biome, count };
  }
  const icons = cards.reduce((sum, { fertility }) => sum + (Number.isInteger(fertility) ? Number(fertility) : 0), 0);
  if (icons < FIRST_FERTILITY) yield { kind: 'few-icons' };
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
