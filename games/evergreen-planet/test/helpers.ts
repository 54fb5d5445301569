import { itemAt, IllegalMove, Match, ScriptedChance, SeededChance, type Seat } from '@grove/kernel';
import { materialFor } from '../material/index.ts';
import { planet, type PlanetTypes, type State } from '../rules/index.ts';
import { SEAT_SIZE } from '../rules/layout.ts';
import { writeRows } from '../rules/rows.ts';

const printed = materialFor('reconstruction', null);

export interface Script {
  readonly players?: number;
  /** The number of the picker who begins, from 1. */
  readonly first?: number;
  /** Cards that the set-up turns up, in this order; by default two with six icons. */
  readonly turnedUp?: readonly string[];
  /** The deck after the set-up, from the top; the rest follows in any order. */
  readonly deck?: readonly string[];
  /** Further shuffles, for games that run through the deck. */
  readonly reshuffles?: readonly (readonly string[])[];
}

/** A game whose deck is known. */
export function scriptedGame(script: Script = {}): Match<PlanetTypes> {
  const { players = 2, first = 1, turnedUp = ['snow-sprout', 'meadow-big'], deck = [], reshuffles = [] } = script;
  const inZone = turnedUp.filter((id) => itemAt(printed.fertilityOfCard, itemAt(printed.numberOfCard, id)) > 0);
  const rest = (ids: readonly string[]) => printed.cardIds.filter((id) => !ids.includes(id));
  const shuffles = [[...turnedUp, ...rest(turnedUp)], [...deck, ...rest([...deck, ...inZone])], ...reshuffles];
  return new Match(planet, players, {}, new ScriptedChance({ picks: [first], shuffles }));
}

/** Plays turns of the record's notation, `[1, 'take snow-lake']`. */
export function playTurns(match: Match<PlanetTypes>, turns: readonly (readonly [number, string])[]) {
  return turns.flatMap(([seat, text]) =>
    planet.notation.readTurn(match.state, seat - 1, text).flatMap((step) => match.play(seat - 1, step)),
  );
}

/** Everybody takes the first card that is left, and then does nothing. */
export function idleRound(match: Match<PlanetTypes>): void {
  const { round } = match.state;
  while (match.state.round === round && match.view('public').phase === 'draft') {
    const seat = itemAt(planet.waitingFor(match.state), 0);
    match.play(seat, itemAt(planet.moves(match.state, seat), 0));
  }
  for (const seat of planet.waitingFor(match.state)) playTurns(match, [[seat + 1, 'D']]);
}

/** Plays a turn's text up to but not including `done`; returns the planet's rows. */
export function turn(state: State, text: string, seat: Seat = 0): string[] {
  const chance = SeededChance.from('turn');
  for (const step of planet.notation.readTurn(state, seat, text).slice(0, -1)) planet.play(state, seat, step, chance);
  return rowsOf(state, seat);
}

const rowsOf = (state: State, seat: Seat = 0): string[] =>
  writeRows(state.seats, seat * SEAT_SIZE, state.material.crevasses);

/** Why a turn's text is refused: `P5.4 wrong-biome`; undefined when it is not. */
export function refusalOf(state: State, text: string, seat: Seat = 0): string | undefined {
  try {
    turn(state, text, seat);
    return undefined;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return `${error.refusal.rule} ${error.refusal.reason}`;
  }
}
