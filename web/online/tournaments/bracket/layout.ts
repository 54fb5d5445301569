import { itemAt } from '@grove/kernel';
import type { Match, MatchState } from '@grove/tournaments';

/** Where a match is drawn: columns are rounds, rows are counted in heights of a match and may lie between two. */
export interface PlacedMatch extends MatchState {
  readonly number: number;
  readonly column: number;
  readonly row: number;
  /** The matches of the same part that its players come from. */
  readonly from: readonly number[];
}

type BracketPart = 'main' | 'lower' | 'final';

export type PlacedBracket = Readonly<Record<BracketPart, readonly PlacedMatch[]>>;

/**
 * The parts of a bracket, each laid out by itself. In a single elimination there is only the main one; a double one has a lower part for
 * those who have lost once, and the final of the two. A final that is not to be played again is left out.
 */
export function placeBracket(bracket: readonly Match[], states: readonly MatchState[]): PlacedBracket {
  const parts = partsOf(bracket);
  const of = (part: BracketPart) => placePart(bracket, states, (number) => parts[number] === part);
  return { main: of('main'), lower: of('lower'), final: of('final') };
}

function partsOf(bracket: readonly Match[]): BracketPart[] {
  const parts: BracketPart[] = [];
  for (const { sources, resetOf } of bracket) {
    const isMain = sources.every(
      (source) => source.from === 'seed' || (source.from === 'winner' && parts[source.match] === 'main'),
    );
    const [one, other] = sources.map((source) => (source.from === 'winner' ? parts[source.match] : undefined));
    const isFinal = resetOf !== null || (one === 'main' && other === 'lower');
    // With two entrants the lower part has no match: the loser of the only one goes to the final.
    const isFinalOfTwo = one === 'main' && sources[1].from === 'loser' && bracket.length === 3;
    parts.push(isMain ? 'main' : isFinal || isFinalOfTwo ? 'final' : 'lower');
  }
  return parts;
}

function placePart(
  bracket: readonly Match[],
  states: readonly MatchState[],
  isInPart: (number: number) => boolean,
): PlacedMatch[] {
  const placed: PlacedMatch[] = [];
  let firstRows = 0;
  bracket.forEach((match, number) => {
    const state = itemAt(states, number);
    const isNeverPlayed = match.resetOf !== null && state.players.every((player) => player === null);
    if (!isInPart(number) || isNeverPlayed) return;
    const sources = sourcesOf(match);
    const before = placed.filter((one) => sources.includes(one.number));
    const column = 1 + Math.max(-1, ...before.map((one) => one.column));
    const row = before.length === 0 ? firstRows++ : before.reduce((sum, one) => sum + one.row, 0) / before.length;
    placed.push({ ...state, number, column, row, from: before.map((one) => one.number) });
  });
  return placed;
}

/** The matches that decide who plays in one, or whether it is played at all. */
const sourcesOf = ({ sources, resetOf }: Match): number[] => [
  ...sources.flatMap((source) => (source.from === 'seed' ? [] : [source.match])),
  ...(resetOf === null ? [] : [resetOf]),
];
