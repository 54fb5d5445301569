import { LANGUAGES } from '@grove/game-kit';
import { itemAt, Match, readRecord, recordOf, replay, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { readPlanetFile } from '../board/set-up/planet-file.ts';
import { materialFile, PLANETS } from '../material/index.ts';
import { planet } from '../rules/index.ts';
import { setUpWords } from '../words/set-up/index.ts';

const { en } = setUpWords;
const model = materialFile('reconstruction');
const ownMap = { ...model, planet: ['NNNMMM', 'NNNMMM', 'FFFWWW', 'FFFWWW', 'RRRSSS', 'RRRSSS'] };

function load(file: unknown) {
  return readPlanetFile(JSON.stringify(file), en);
}

test.each(PLANETS)('the file that %s is saved as can be loaded again', (name) => {
  expect(load(materialFile(name))).toEqual({ material: materialFile(name) });
});

test('what the rules do not read is left behind, since every record carries the file', () => {
  const cards = ownMap.cards.map((card) => ({ ...card, note: 'pretty' }));
  expect(load({ ...ownMap, cards, author: 'Ada' })).toEqual({ material: ownMap });
});

test('all that is wrong is said at once', () => {
  const broken = {
    ...model,
    crevasses: ['z9', 'e2', 'b5', 'e5'],
    planet: model.planet.with(1, 'MM'),
    cards: model.cards.slice(1),
  };
  expect(load(broken)).toEqual({
    problems: [
      'crevasse “z9” is outside the planet',
      'planet row 2 must have 6 letters',
      'there must be 42 cards (P1.2), not 41',
      'there must be 6 snow cards (P1.2), not 5',
    ],
  });
});

test('what is no JSON, no object or far too long is refused in words', () => {
  expect(readPlanetFile('{"planet": [', en)).toEqual({ problems: [en.notJson] });
  expect(readPlanetFile(' '.repeat(100_000), en)).toEqual({ problems: [en.tooLarge] });
  expect(load([])).toEqual({ problems: ['a material file must be a JSON object'] });
});

test.each(LANGUAGES)('every reason names what it is about in %s', (language) => {
  const facts = { biome: 'snow', power: 'bud', space: 'c1', letter: 'X', row: 2, step: 3, count: 41, id: 'snow-bud' };
  for (const [kind, say] of Object.entries(setUpWords[language].problems)) {
    const text = (say as (given: typeof facts) => string)(facts);
    expect(text, kind).not.toMatch(/undefined|\{/);
  }
});

test('a game on a planet of one’s own is replayed from its record', () => {
  const options = { material: ownMap, planet: 'reconstruction', sun: 'left' };
  const match = new Match(planet, 2, options as never, SeededChance.from('own'));
  while (!match.over) {
    const seat = itemAt(planet.waitingFor(match.state), 0);
    match.play(seat, itemAt(planet.moves(match.state, seat), 0));
  }
  const record = readRecord(JSON.parse(JSON.stringify(recordOf(match, { seed: 'own' }))));
  const again = replay(planet, record);
  expect(again.view('public')).toEqual(match.view('public'));
  expect(again.view('public').options.material).toEqual(ownMap);
});
