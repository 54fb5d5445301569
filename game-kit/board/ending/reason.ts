import { itemAt } from '@grove/kernel';
import type { Language } from '../../language.ts';
import { type Category, type Comparison, comparisonOf, decidingOf, type Outcome, sumOver } from './outcome.ts';
import { endingWords } from './words/index.ts';

/** Why a game was won or lost: a sentence, and the categories that it names. */
export interface Reason {
  readonly text: string;
  readonly deciding: readonly Category[];
}

const NOTHING: Reason = { text: '', deciding: [] };

/** `tied` says what decided between equal totals; it gets the place of the deciding number in the standings. */
export function reasonOf(outcome: Outcome, language: Language, tied: (place: number) => string): Reason {
  const comparison = comparisonOf(outcome);
  if (comparison === undefined) return NOTHING;
  const { columns, categories } = outcome;
  const totals = columns.map(({ total }) => total);
  if (sumOver(totals, comparison.ahead) === sumOver(totals, comparison.behind)) {
    return { text: tied(decidingPlace(outcome, comparison)), deciding: [] };
  }
  const deciding = decidingOf(categories, comparison);
  return { text: sentenceOf(outcome, comparison, deciding, language), deciding };
}

function decidingPlace({ columns }: Outcome, { ahead, behind }: Comparison): number {
  const [one, other] = [ahead, behind].map((side) => itemAt(columns, itemAt(side, 0)).standing);
  return (one ?? []).findIndex((value, place) => value !== other?.[place]);
}

/** The figures of whom the sentence is about come first. */
function sentenceOf(
  outcome: Outcome,
  { ahead, behind, viewer }: Comparison,
  deciding: readonly Category[],
  language: Language,
): string {
  const words = endingWords[language];
  const [one, other] = viewer === 'lost' ? [behind, ahead] : [ahead, behind];
  const figures = deciding.map(({ within, points }) => ({
    within,
    score: words.score(sumOver(points, one), sumOver(points, other)),
  }));
  const [only] = figures;
  const where =
    figures.length === 1 && only !== undefined
      ? words.whereOne(only.within, only.score)
      : new Intl.ListFormat(language).format(figures.map(({ within, score }) => words.whereEach(within, score)));
  if (viewer === 'watched') return words.wonBy(nameOfSide(outcome, ahead), where);
  if (outcome.teams !== undefined) return viewer === 'won' ? words.yourTeamWon(where) : words.yourTeamLost(where);
  return viewer === 'won' ? words.won(where) : words.lost(where);
}

const nameOfSide = ({ columns, teams }: Outcome, side: readonly number[]): string =>
  teams?.find((team) => team.columns === side)?.name ?? itemAt(columns, itemAt(side, 0)).name;
