import type { Ability, Counter } from '../material/vocabulary.ts';
import { cards } from '../material/cards.ts';
import { countOf, type Counting } from './count/counters.ts';
import { type Counted, countedBy } from './count/counted.ts';
import { worthOf } from './score/forms.ts';
import type { State } from './state.ts';

/** How far somebody is with what a card asks for: fauna, an ecosystem, or a terrain that scores at the end. */
export interface GoalForecast {
  readonly card: number;
  /** Whose area is looked at. */
  readonly seat: number;
  readonly count: number;
  /** What the count is worth now; nothing for fauna, whose worth depends on the rank (E13.5). */
  readonly points: number;
  /** The count that fauna asks for, or at which the points rise next; 0 if they cannot rise any more. */
  readonly nextAt: number;
  readonly nextPoints: number;
  readonly counted: Counted;
}

/** Counts that no table goes beyond. */
const FAR = 40;

const hasGoal = ({ need, score }: Ability): boolean => need !== undefined || score !== undefined;

/** The ability of a card that asks for something, if it has one. */
const abilityOf = (card: number): Ability | undefined => cards[card]?.abilities.find(hasGoal);

/** E21.4, E21.5: terrains are reckoned where they lie and for their owner, all others for the seat that is asked about. */
export function goalForecast(state: State, seat: number, card: number): GoalForecast | undefined {
  const ability = abilityOf(card);
  const counter = ability?.need?.counter ?? ability?.score?.counter;
  if (ability === undefined || counter === undefined) return undefined;
  const owner = cards[card].kind === 'terrain' ? state.players.findIndex(({ cells }) => cells.includes(card)) : seat;
  if (owner < 0) return undefined;
  const cell = state.players[owner].cells.indexOf(card);
  const from: Counting = { areas: state.players, seat: owner, neighbour: owner, cell, direction: ability.direction };
  return { card, seat: owner, ...standing(ability, counter, from), counted: countedBy(counter, from) };
}

function standing({ need, score }: Ability, counter: Counter, from: Counting) {
  const count = countOf(counter, from);
  if (need !== undefined) return { count, points: 0, nextAt: count < need.n ? need.n : 0, nextPoints: 0 };
  if (score === undefined) return { count, points: 0, nextAt: 0, nextPoints: 0 };
  const points = worthOf(score, count);
  let nextAt = count + 1;
  while (nextAt <= count + FAR && worthOf(score, nextAt) <= points) nextAt++;
  const isOut = nextAt > count + FAR;
  return { count, points, nextAt: isOut ? 0 : nextAt, nextPoints: isOut ? points : worthOf(score, nextAt) };
}
