import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { type Bracket, doubleElimination, type Match, singleElimination, type Source } from '../pairing/bracket.ts';
import { allTables, type Tournament, type TournamentTable } from '../tournament.ts';

/** `null` for nobody: a bye, or somebody who withdrew; `undefined` as long as it is not known. */
type Player = EntrantId | null | undefined;

export interface MatchState {
  readonly players: readonly [Player, Player];
  readonly winner: Player;
  readonly loser: Player;
  /** A table of it is being played, or one without a result is over. */
  readonly isPaired: boolean;
}

/** All matches of an elimination, played or not. */
export const bracketOf = ({ settings, entrants }: Tournament): Bracket =>
  settings.format.kind === 'double-elimination'
    ? doubleElimination(entrants.length)
    : singleElimination(entrants.length);

/** Every match of the bracket as far as it is known. */
export function bracketState(tournament: Tournament): MatchState[] {
  const tables = new Map(allTables(tournament).map((table) => [table.match, table]));
  const states: MatchState[] = [];
  bracketOf(tournament).forEach((match, number) => states.push(stateOf(tournament, match, tables.get(number), states)));
  return states;
}

const NOT_PLAYED: MatchState = { players: [null, null], winner: null, loser: null, isPaired: false };

function stateOf(
  tournament: Tournament,
  match: Match,
  table: TournamentTable | undefined,
  states: readonly MatchState[],
): MatchState {
  if (match.resetOf !== null && !isReset(itemAt(states, match.resetOf))) return NOT_PLAYED;
  const [one, other] = match.sources.map((source) => playerFrom(tournament, source, states));
  const players: [Player, Player] = [one, other];
  if (table !== undefined) return { players, ...outcome(tournament, table), isPaired: true };
  const present = players.map((player) => (isOut(tournament, player) ? null : player));
  if (present.includes(undefined)) return { players, winner: undefined, loser: undefined, isPaired: false };
  if (present.every((player) => player !== null))
    return { players, winner: undefined, loser: undefined, isPaired: false };
  const winner = present.find((player) => player !== null) ?? null;
  return { players, winner, loser: players.find((player) => player !== winner) ?? null, isPaired: false };
}

/** The one who had lost before has won the final. */
const isReset = ({ players, winner }: MatchState): boolean =>
  winner !== undefined && winner !== null && winner === players[1] && players[0] !== null;

function playerFrom({ entrants }: Tournament, source: Source, states: readonly MatchState[]): Player {
  if (source.from === 'seed') return entrants[source.seed]?.id ?? null;
  return itemAt(states, source.match)[source.from];
}

const isOut = ({ entrants }: Tournament, player: Player): boolean =>
  entrants.some(({ id, isWithdrawn }) => id === player && isWithdrawn);

/** Who shares the first place goes on by the better seed; so does, at a table that was never finished, whoever is still there. */
function outcome(
  tournament: Tournament,
  { seats, result, number }: TournamentTable,
): Pick<MatchState, 'winner' | 'loser'> {
  const isOver = tournament.rounds.some(
    ({ tables, isOver }) => isOver && tables.some((table) => table.number === number),
  );
  if (result === null && !isOver) return { winner: undefined, loser: undefined };
  const seeds = tournament.entrants.map(({ id }) => id);
  const ranked = seats
    .map((id, seat) => ({
      id,
      place: result?.places[seat] ?? (isOut(tournament, id) ? 2 : 1),
      seed: seeds.indexOf(id),
    }))
    .sort((one, other) => one.place - other.place || one.seed - other.seed);
  return { winner: ranked[0]?.id, loser: ranked[1]?.id };
}
