import { BadInput, type Json } from '@grove/kernel';
import { cardById, faunaSides } from '../../material/cards.ts';
import { Fields, readAll } from '../../material/fields.ts';
import type { Kind } from '../../material/vocabulary.ts';
import { type Area, growthSpaces, sproutSpaces } from '../area.ts';
import { NO_CARD, SIDE } from '../grid.ts';
import { emptyTableau, type Tableau } from '../places.ts';
import { meetsFauna } from './fauna.ts';
import { scoreArea } from './lines.ts';

interface PositionPlayer {
  readonly area: Area;
  readonly ecosystem: number;
}

/** `grove score earth`: the score pad's lines for every player of a position written by hand, and the fauna met. */
export function scorePosition(position: Json): Json {
  return readAll(position, 'position', (fields) => {
    const abundance = fields.has('abundance') ? fields.flag('abundance') : true;
    const level = fields.has('level') ? fields.oneOf('level', ['beginner', 'standard', 'advanced']) : 'standard';
    const common = fields.list('commonEcosystems', (id, where) => sideOf(id, where, 'ecosystem'));
    const players = fields.list('players', readPlayer);
    if (players.length === 0) throw new BadInput('position.players must be a list of players');
    if (common.length > 2) throw new BadInput('position.commonEcosystems has more than two (E3.3)');
    const areas = players.map(({ area }) => area);
    const fauna = faunaSides.filter(({ set }) => abundance || set === 'base');
    return players.map(({ ecosystem }, seat) => {
      const withEcosystems = level !== 'beginner'; // E3.13
      const own = withEcosystems ? ecosystem : NO_CARD;
      const lines = scoreArea(areas, seat, own, withEcosystems ? common : []);
      const faunaMet = fauna.filter(({ index }) => meetsFauna(areas, seat, index)).map(({ id }) => id);
      return Object.assign(lines, { faunaMet });
    });
  });
}

/** E15.2: goods that a position may mention and that score nothing. */
const WITHOUT_SCORE = ['store', 'seeds', 'leaves'];

const readPlayer = (value: unknown, where: string): PositionPlayer =>
  readAll(value, where, (fields) => {
    for (const goods of WITHOUT_SCORE) readSize(fields, goods);
    if (fields.has('name')) fields.text('name');
    const area: Area = {
      island: readSide(fields, 'island'),
      climate: readSide(fields, 'climate'),
      ...readTableau(fields),
      events: fields.list('events', (id, at) => sideOf(id, at, 'event')),
      planted: [],
      hand: { length: readSize(fields, 'hand') },
      compost: { length: readSize(fields, 'compost') },
      soil: readSize(fields, 'soil'),
    };
    return { area, ecosystem: readSide(fields, 'ecosystem') };
  });

function readSide(fields: Fields, kind: 'island' | 'climate' | 'ecosystem'): number {
  const id = fields.raw(kind) ?? null;
  return id === null ? NO_CARD : sideOf(id, fields.where(kind), kind);
}

function sideOf(id: unknown, where: string, ...kinds: Kind[]): number {
  const card = BadInput.at(where, () => cardById(String(id)));
  if (!kinds.includes(card.kind)) throw new BadInput(`${where}: ${card.id} is ${card.kind}, not ${kinds.join(' or ')}`);
  return card.index;
}

function readSize(fields: Fields, name: string): number {
  const size = fields.has(name) ? fields.whole(name) : 0;
  if (size < 0) throw new BadInput(`${fields.where(name)} must not be negative`);
  return size;
}

/** Positions may be written anywhere; they are moved against the upper left edge (E7.3). */
function readTableau(fields: Fields): Tableau {
  const planted = fields.list('tableau', readPlanted);
  const top = Math.min(...planted.map(({ row }) => row));
  const left = Math.min(...planted.map(({ column }) => column));
  const tableau = emptyTableau();
  planted.forEach(({ card, row, column, sprouts, growth, where }) => {
    if (row - top >= SIDE || column - left >= SIDE) throw new BadInput(`${where} lies outside of 4 by 4 (E7.3)`);
    const cell = (row - top) * SIDE + column - left;
    if (tableau.cells[cell] !== NO_CARD) throw new BadInput(`${where} lies where another card is`);
    tableau.cells[cell] = card;
    tableau.sprouts[cell] = sprouts;
    tableau.growth[cell] = growth;
  });
  return tableau;
}

const readPlanted = (value: unknown, where: string) =>
  readAll(value, where, (fields) => {
    const card = sideOf(fields.raw('card'), fields.where('card'), 'flora', 'terrain');
    const [row, column] = readAt(fields);
    const sprouts = readSize(fields, 'sprouts');
    const growth = readSize(fields, 'growth');
    if (sprouts > sproutSpaces[card]) throw new BadInput(`${where} holds at most ${sproutSpaces[card]} sprouts (E9.1)`);
    if (growth > growthSpaces[card]) throw new BadInput(`${where} holds at most ${growthSpaces[card]} growth (E10.1)`);
    return { card, row, column, sprouts, growth, where };
  });

function readAt(fields: Fields): readonly number[] {
  const at = fields.list('at', (item) => item);
  if (at.length !== 2 || !at.every(Number.isInteger)) {
    throw new BadInput(`${fields.where('at')} must be [row, column]`);
  }
  return at as number[];
}
