import { byValue, type Expert, margin, type Turn, varied } from '@grove/bots';
import type { Chance, Seat } from '@grove/kernel';
import { picksMade, waitingSet } from '../rules/bars.ts';
import { isPlay, pickMove } from '../rules/codes.ts';
import { concertValue, MAX_CONCERTS, NO_HIT, result } from '../rules/concert.ts';
import { cardsInHand } from '../rules/hand.ts';
import type { ConcertTypes, State, View } from '../rules/index.ts';
import { play } from '../rules/play.ts';
import { VALUE_OF } from '../material/index.ts';
import { concertTurns } from './candidates.ts';
import { greedyMove } from './greedy.ts';
import type { Taste } from './judgement.ts';
import { prospectsOf } from './trial.ts';

/** How far an expert looks. */
export interface Sight {
  /** Turns of any seat to play on before it judges; Infinity for the whole game. */
  readonly turns: number;
  /** How many tables it keeps in mind while it looks for different turns. */
  readonly beam: number;
}

/** How much worse a turn is taken to look for every better one of its kind, in points. */
const SAMENESS = 1;

export function concertExpert(taste: Taste, { turns, beam }: Sight): Expert<ConcertTypes> {
  const value = (state: State, seat: Seat) => margin(prospectsOfAll(state, taste), seat);
  return {
    value,
    turns(state, seat, most) {
      if (state.stage === 'opening') return openings(state, seat, taste).slice(0, most);
      return varied(concertTurns(state, seat, taste, beam), kindOf, SAMENESS)
        .slice(0, most)
        .sort(byValue);
    },
    playOn(state, seat, chance) {
      playOn(state, taste, turns, chance);
      return value(state, seat);
    },
    situation,
  };
}

/** Turns with as many cards and the same end are of one kind. */
const kindOf = ({ steps }: Turn<number>): string => `${steps.filter(isPlay).length} ${steps.at(-1)}`;

/** C3.1 Every card of the hand, those first that are near to the ones it likes to open with. */
function openings(state: State, seat: Seat, taste: Taste): Turn<number>[] {
  const liked = greedyMove(state, seat, taste);
  const next = picksMade(state, seat);
  const hand = cardsInHand(state.hands, seat);
  const favourite = hand.find((card) => pickMove(card, next) === liked) ?? hand[0];
  return hand
    .map((card) => ({ steps: [pickMove(card, next)], value: -Math.abs(VALUE_OF[card] - VALUE_OF[favourite]) / 10 }))
    .sort(byValue);
}

/** What every seat may have in the end: its points, and what it still has to come. */
function prospectsOfAll(state: State, taste: Taste): number[] {
  const { totals, finished } = result(state);
  if (finished) return [...totals];
  const each = taste.later + taste.laterShared / state.players;
  return totals.map((total, seat) => {
    const { cards, concertsLeft, hadGala } = prospectsOf(state, seat);
    const concerts = Math.min(concertsLeft, cards);
    const gala = hadGala ? 0 : concerts > 0 ? each * taste.laterGala : concertValue(state, seat, NO_HIT);
    return total + concerts * each + gala + taste.own * MAX_CONCERTS * concertValue(state, seat, NO_HIT);
  });
}

/** Everybody plays greedily until so many turns have ended. */
function playOn(state: State, taste: Taste, turns: number, chance: Chance): void {
  const end = state.turn + turns;
  while (state.stage !== 'over' && state.turn < end) {
    const seat = 31 - Math.clz32(waitingSet(state));
    play(state, seat, greedyMove(state, seat, taste), chance);
  }
}

const situation = (view: View, seat: Seat): string => JSON.stringify([seat, view]);
