import type { Chance } from '@grove/kernel';
import {
  bothSides,
  cardById,
  cards,
  climateSides,
  earthCards,
  ecosystemSides,
  faunaSides,
  gaiaCards,
  idOf,
  islandSides,
} from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import { checkTable, keptOptions, type Options } from './options.ts';
import { teamCount } from './seating.ts';
import { type Gaia, LEAVES, newPlayer, NO_COLOR, NOBODY, type State } from './state.ts';
import { newBoard } from './teams.ts';
import { NEWEST_RULES } from './versions.ts';

/** E3.5: how many cards of each kind a player is dealt; two-sided, so twice as many sides to choose from. */
const DEALT = {
  beginner: { island: 1, climate: 1, ecosystem: 0 },
  standard: { island: 1, climate: 1, ecosystem: 1 },
  advanced: { island: 2, climate: 2, ecosystem: 2 },
} as const;

const FAUNA_CARDS = 4;
const COMMON_ECOSYSTEMS = 2;
const GAIA_SPROUTS = 10;

/** The cards of a pile, without and with those of Abundance. Two-sided cards are in it by their first side. */
interface Pile {
  readonly base: readonly number[];
  readonly abundance: readonly number[];
}

const pileOf = (list: readonly Card[]): Pile => ({
  base: list.filter(({ set }) => set === 'base').map(({ index }) => index),
  abundance: list.map(({ index }) => index),
});
const firstSides = (list: readonly Card[]): readonly Card[] => list.filter(({ id }) => id.endsWith('A'));

const PILES = {
  earth: pileOf(earthCards),
  island: pileOf(firstSides(islandSides)),
  climate: pileOf(firstSides(climateSides)),
  ecosystem: pileOf(firstSides(ecosystemSides)),
  fauna: pileOf(firstSides(faunaSides)),
} as const;

/** A random side is turned up afterwards where the rules want one. */
function shuffled(pile: Pile, { abundance }: Options, chance: Chance): number[] {
  const order = (abundance ? pile.abundance : pile.base).slice();
  chance.shuffle(order, idOf);
  return order;
}

const eitherSide = (side: number, chance: Chance): number => side + chance.pick(2);

const sidesOf = (side: number): number[] => {
  const other = cardById(`${bothSides(idOf(side))}B`).index;
  return [side, other];
};

/** E3, in the order of E3.14: fauna, common ecosystems, the deal, the first player. Then everyone chooses sides. */
export function start(players: number, options: Options, chance: Chance, rules = NEWEST_RULES): State {
  checkTable(players, options);
  const fauna = shuffled(PILES.fauna, options, chance).slice(0, FAUNA_CARDS);
  const ecosystems = shuffled(PILES.ecosystem, options, chance);
  const commons = options.level === 'beginner' ? [] : ecosystems.splice(0, COMMON_ECOSYSTEMS);
  const dealt = dealSides(players, options, ecosystems, chance);
  const deck = shuffled(PILES.earth, options, chance).reverse();
  const state: State = {
    rules,
    options: keptOptions(options),
    players: dealt.map(newPlayer),
    deck,
    discard: [],
    openDiscard: [],
    fauna: fauna.map((side) => eitherSide(side, chance)),
    claims: fauna.map(() => []),
    common: commons.map((side) => eitherSide(side, chance)),
    phase: 'sides',
    first: players === 1 ? 0 : chance.pick(players),
    active: NOBODY,
    turn: 0,
    color: NO_COLOR,
    extra: 0,
    called: 0,
    passes: 0,
    ending: 0,
    complete: NOBODY,
    bonus: NOBODY,
    inPart: 0,
    boards: Array.from({ length: teamCount(options.teams) }, newBoard),
    faceDown: null,
    gaia: players === 1 ? newGaia(options, chance) : null,
  };
  askForSides(state);
  return state;
}

/** E3.5: the sides that each player may choose from, dealt from the front of each shuffled pile. */
function dealSides(players: number, options: Options, ecosystems: number[], chance: Chance): number[][] {
  const islands = shuffled(PILES.island, options, chance);
  const climates = shuffled(PILES.climate, options, chance);
  const deal = DEALT[options.level];
  return Array.from({ length: players }, () =>
    [
      ...islands.splice(0, deal.island),
      ...climates.splice(0, deal.climate),
      ...ecosystems.splice(0, deal.ecosystem),
    ].flatMap(sidesOf),
  );
}

/** E17.1. Without Abundance there are no sprouts on her board at the start. */
function newGaia({ abundance }: Options, chance: Chance): Gaia {
  const deck = gaiaCards.map(({ index }) => index);
  chance.shuffle(deck, idOf);
  return {
    deck: deck.reverse(),
    rounds: 0,
    card: NOBODY,
    skips: false,
    sprouts: abundance ? GAIA_SPROUTS : 0,
    growth: 0,
    soil: 0,
    leaves: LEAVES,
    compost: [],
    pile: [],
  };
}

function askForSides(state: State): void {
  for (const { tasks, dealt } of state.players) {
    for (const wanted of ['ecosystem', 'climate', 'island'] as const) {
      if (dealt.some((side) => cards[side].kind === wanted)) tasks.push({ kind: 'side', of: wanted });
    }
  }
}

/** E3.5: seeds at the start; none without Abundance. */
export function startingSeeds({ options, gaia }: State): number {
  if (!options.abundance) return 0;
  return options.level === 'advanced' && gaia === null ? 1 : 2;
}
