import { itemAt } from '@grove/kernel';
import type { Card } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import type { Ability, AbilityColor, Habitat } from '../../material/vocabulary.ts';
import type { KindWord } from '../../words/cards/kinds.ts';
import type { IconName } from '../../material/icon-names.ts';
import { type Token, tokensOf } from './tokens.ts';

/** An ability as a band: its colour, or paper for objectives, and what it reads. */
export interface Band {
  readonly color: AbilityColor | null;
  readonly tokens: readonly Token[];
  /** The sign on its tab, where it is not that of the colour: events between turns (E11.7). */
  readonly sign?: 'between';
}

/** What stands on a card, ready to be drawn. */
export interface CardFacts {
  readonly index: number;
  readonly id: string;
  /** Two for those that are bush and tree; `sprouts` for those that are all four. */
  readonly kinds: readonly KindWord[];
  readonly cost: number | null;
  /** Null where none are printed: ecosystems, fauna, Gaia's cards. */
  readonly points: number | null;
  readonly habitats: readonly Habitat[];
  readonly sproutSpaces: number;
  /** Growth spaces: trunks, and a canopy on top of them. */
  readonly trunks: number;
  readonly canopy: number | null;
  readonly bands: readonly Band[];
}

const POINTLESS: ReadonlySet<Card['kind']> = new Set(['ecosystem', 'fauna', 'gaia']);

function kindsOf({ kind, types }: Card): readonly KindWord[] {
  if (kind !== 'flora') return [kind];
  return types.length > 2 ? ['sprouts'] : types;
}

function read(card: Card): CardFacts {
  const { index, id, cost, points, habitats, sproutSpaces, growthSpaces, canopyPoints } = card;
  return {
    index,
    id,
    kinds: kindsOf(card),
    cost,
    points: POINTLESS.has(card.kind) ? null : points,
    habitats,
    sproutSpaces,
    trunks: Math.max(0, growthSpaces - 1),
    canopy: growthSpaces === 0 ? null : canopyPoints,
    bands: card.abilities.map((ability) => bandOf(card, ability)),
  };
}

const bandOf = ({ timing }: Card, ability: Ability): Band => ({
  color: ability.color,
  tokens: tokensOf(ability),
  ...(timing === 'between_turns' ? { sign: 'between' as const } : {}),
});

const known = new Map<number, CardFacts>();

/** The facts of a card by its number, read once. */
export function factsOf(card: number): CardFacts {
  let facts = known.get(card);
  if (facts === undefined) {
    facts = read(itemAt(cards, card));
    known.set(card, facts);
  }
  return facts;
}

/** The sign of a kind; those that have none are told by their picture. */
const KIND_ICONS: Readonly<Record<KindWord, IconName>> = {
  tree: 'tree',
  herb: 'herb',
  mushroom: 'mushroom',
  bush: 'bush',
  sprouts: 'sprout',
  terrain: 'terrain',
  event: 'event',
  island: 'terrain',
  climate: 'sunny',
  ecosystem: 'flora',
  fauna: 'leaf',
  gaia: 'best',
};

/** The sign of one of a card's kinds; events between turns have one of their own (E11.7). */
export const signOf = ({ bands }: CardFacts, kind: KindWord): IconName =>
  kind === 'event' && bands.some(({ sign }) => sign === 'between') ? 'between' : KIND_ICONS[kind];
