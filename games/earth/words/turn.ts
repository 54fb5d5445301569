import { say, type Told, upper } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { MINOR } from '../rules/benefits.ts';
import { NO_CARD, SIDE } from '../rules/grid.ts';
import { type Move, spotOf, targetOf, type Verb, verbOf } from '../rules/move.ts';
import { placeColumn, placeRow } from '../rules/places.ts';
import type { View } from '../rules/view.ts';
import { cardOfStep } from '../spots.ts';
import { criterionText } from './counting.ts';
import { cardName } from './names/index.ts';
import { counted } from './sentence.ts';
import type { StepFact, Vocabulary } from './vocabulary.ts';

interface Reader {
  readonly words: Vocabulary;
  readonly view: View;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
}

const named = (card: number | undefined, { language }: Vocabulary): string =>
  card === undefined || card === NO_CARD ? '' : cardName(card, language);

/** The first card beside a place: places have no names on the board. */
function besideOf({ view, seat, words }: Reader, place: number): string {
  const { cells } = itemAt(view.players, seat);
  const [row, column] = [placeRow(place), placeColumn(place)];
  const beside = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row + 1, column],
  ].map(([r = -1, c = -1]) => (r < 0 || c < 0 || r >= SIDE || c >= SIDE ? NO_CARD : (cells[r * SIDE + c] ?? NO_CARD)));
  return named(
    beside.find((card) => card !== NO_CARD),
    words,
  );
}

function factsOf(reader: Reader, step: Move): Told<StepFact> {
  const { words, view, seat, nameOf } = reader;
  const target = targetOf(step);
  const verb = verbOf(step);
  return {
    card: named(cardOfStep(view, seat, step), words),
    over: verb === 'plant-over' ? named(itemAt(view.players, seat).cells[spotOf(step)], words) : '',
    beside: verb === 'plant' ? besideOf(reader, spotOf(step)) : '',
    color: verb === 'choose' ? words.colors[itemAt(ACTION_COLORS, target)] : '',
    n: target,
    name: verb === 'neighbour' || verb === 'opponent' ? nameOf(target) : '',
    use: verb === 'spend' ? itemAt(words.seedFor, target) : '',
    criterion: verb === 'germinate' ? criterionText(words, target) : '',
  };
}

/** E5.1: one of the two minor benefits: goods to take, or something to do with cards. */
function benefitText({ words, view }: Reader, facts: Told<StepFact>, which: number): string {
  const color = ACTION_COLORS[view.color];
  if (color === undefined || color === 'green') return '';
  const { what, n } = itemAt(MINOR[color], which);
  if (what === 'soil' || what === 'sprout' || what === 'growth') {
    return say(words.doing.either, { ...facts, use: counted(n, words.goods[what]) });
  }
  return say(words.gains[what], { n, goods: counted(n, words.goods.card), keep: n });
}

function stepText(reader: Reader, step: Move): string {
  const facts = factsOf(reader, step);
  const verb: Verb = verbOf(step) ?? 'done';
  if (verb === 'either') return benefitText(reader, facts, targetOf(step));
  return say(reader.words.doing[verb === 'plant' && facts.beside !== '' ? 'plantBeside' : verb], facts);
}

/** What steps of a seat do: `Plant Red Oak next to Fern`. */
export const turnText = (reader: Reader, steps: readonly Move[]): string =>
  upper(steps.map((step) => stepText(reader, step)).join(', '));
