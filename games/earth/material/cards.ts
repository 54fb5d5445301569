import { BadInput } from '@grove/kernel';
import { readAbility } from './ability.ts';
import type { Card } from './card.ts';
import data from './cards.json' with { type: 'json' };
import { readAll } from './fields.ts';
import { readGaia } from './gaia.ts';
import { FLORA_TYPES, HABITATS, ICONS, KINDS, type Kind, MARKS } from './vocabulary.ts';

const DECKS = ['earth', 'island', 'climate', 'ecosystem', 'fauna', 'gaia'] as const;
type Deck = (typeof DECKS)[number];

const KINDS_OF: Readonly<Record<Deck, readonly Kind[]>> = {
  earth: ['flora', 'terrain', 'event'],
  island: ['island'],
  climate: ['climate'],
  ecosystem: ['ecosystem'],
  fauna: ['fauna'],
  gaia: ['gaia'],
};

function readCard(deck: Deck, value: unknown, index: number): Card {
  return readAll(value, `${deck} card ${index}`, (fields) => {
    const kind = fields.oneOf('kind', KINDS);
    if (!KINDS_OF[deck].includes(kind)) throw new BadInput(`${fields.where('kind')} does not belong in ${deck}`);
    const growth = fields.part('growth', (tower) => ({
      spaces: tower.whole('capacity'),
      points: tower.whole('points'),
    }));
    return {
      index,
      id: fields.text('id'),
      kind,
      set: fields.oneOf('set', ['base', 'abundance']),
      name: fields.text('name'),
      latin: fields.raw('latin') === null || !fields.has('latin') ? null : fields.text('latin'),
      types: fields.words('types', FLORA_TYPES),
      cost: fields.has('cost') ? fields.whole('cost') : null,
      points: fields.has('points') ? fields.whole('points') : 0,
      sproutSpaces: fields.has('sproutSpaces') ? fields.whole('sproutSpaces') : 0,
      growthSpaces: growth?.spaces ?? 0,
      canopyPoints: growth?.points ?? 0,
      habitats: fields.words('habitats', HABITATS),
      marks: fields.words('marks', MARKS),
      icons: fields.words('icons', ICONS),
      abilities: kind === 'gaia' ? [] : fields.list('abilities', readAbility),
      timing: fields.has('timing') ? fields.oneOf('timing', ['anytime', 'between_turns']) : null,
      gaia: kind === 'gaia' ? readGaia(fields) : null,
    };
  });
}

function readCards(): Card[] {
  const all: Card[] = [];
  for (const deck of DECKS) for (const value of data[deck] as unknown[]) all.push(readCard(deck, value, all.length));
  return all;
}

/** Every card and side; a card's place in this list is its number everywhere. Earth cards come first. */
export const cards: readonly Card[] = readCards();

const byId = new Map(cards.map((card) => [card.id, card]));
if (byId.size !== cards.length) throw new BadInput('two cards have the same id');

export function cardById(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new BadInput(`there is no card ${id}`, id);
  return card;
}

export const idOf = (index: number): string => cards[index].id;

const deckOf = (deck: Deck): readonly Card[] => cards.filter((card) => KINDS_OF[deck].includes(card.kind));

export const earthCards = deckOf('earth');
export const islandSides = deckOf('island');
export const climateSides = deckOf('climate');
export const ecosystemSides = deckOf('ecosystem');
export const faunaSides = deckOf('fauna');
export const gaiaCards = deckOf('gaia');

/** How many cards can lie in somebody's area: Earth cards, islands and climates are the first in the list. */
export const AREA_CARDS = earthCards.length + islandSides.length + climateSides.length;

/** The printed number of a two-sided card: `I285` for both `I285A` and `I285B`. */
export const bothSides = (id: string): string => id.slice(0, -1);

/** The other side of an island, climate, ecosystem or fauna side. Sides stand side by side in the list. */
export function otherSide(card: Card): Card {
  return cardById(`${bothSides(card.id)}${card.id.endsWith('A') ? 'B' : 'A'}`);
}
