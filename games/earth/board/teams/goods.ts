import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { type Move, spotOf, targetOf, verbOf } from '../../rules/move.ts';
import { boardOf, GOODS } from '../../rules/teams.ts';
import type { State } from '../../rules/state.ts';
import { vocabularies } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';
import { cardName } from '../../words/names/index.ts';
import type { IconName } from '../../material/icon-names.ts';

/** What lies on a team board, and how much of it. */
export interface Lying {
  readonly good: 'soil' | 'seed' | 'sprout' | 'growth' | 'compost' | 'card';
  readonly n: number;
}

export const GOOD_ICONS: Readonly<Record<Lying['good'], IconName>> = {
  soil: 'soil',
  seed: 'seed',
  sprout: 'sprout',
  growth: 'growth',
  compost: 'compost',
  card: 'card',
};

/** E16.2: the goods on the board of a seat's team; kinds of which nothing lies there are left out. */
export function lyingOn(state: State, seat: number): Lying[] {
  const board = boardOf(state, seat);
  if (board === undefined) return [];
  const { soil, seeds, sprouts, growth, compost, cards: open } = board;
  const all: Lying[] = [
    { good: 'soil', n: soil },
    { good: 'seed', n: seeds },
    { good: 'sprout', n: sprouts },
    { good: 'growth', n: growth },
    { good: 'compost', n: compost.length },
    { good: 'card', n: open.length },
  ];
  return all.filter(({ n }) => n > 0);
}

/** A step that lays something on the board or takes it from there. */
export interface TeamStep {
  readonly move: Move;
  readonly isLay: boolean;
  readonly good: Lying['good'];
  /** The card that it is about; undefined for all other goods. */
  readonly card: number | undefined;
  /** What it is about: a card by its name, everything else as one piece. */
  readonly what: string;
}

export function teamSteps(moves: readonly Move[], language: Language): TeamStep[] {
  return moves.flatMap((move) => {
    const verb = verbOf(move);
    if (verb !== 'lay' && verb !== 'fetch') return [];
    const good = itemAt(GOODS, targetOf(move));
    if (good === 'piece') return []; // the question about pieces has its own button for it
    const card = good === 'card' ? spotOf(move) - 1 : undefined;
    return [{ move, isLay: verb === 'lay', good, card, what: goodText(good, card, language) }];
  });
}

const goodText = (good: Lying['good'], card: number | undefined, language: Language): string =>
  card === undefined ? counted(1, vocabularies[language].goods[good]) : cardName(card, language);
