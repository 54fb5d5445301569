import type { TournamentTable } from '@grove/protocol';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { addressOfTable } from '../shown/table-address.ts';
import type { TournamentProps } from '../tournament-props.ts';
import { useTournamentWords } from '../words/index.ts';
import { BracketLines } from './bracket-lines.tsx';
import type { PlacedMatch } from './layout.ts';
import { roundTitle } from './round-title.ts';

interface BracketPartProps extends TournamentProps {
  /** Of a double elimination; a single one names its rounds instead. */
  readonly title: string | undefined;
  readonly matches: readonly PlacedMatch[];
}

/** In rem: how wide a column with the space after it is, how wide a match, how far two matches of a column are apart. */
const COLUMN = 13;
const WIDTH = 11;
const ROW = 4.5;
const HEIGHT = 3.75;

/** Matches in columns from left to right, joined to those that their players come from. */
export function BracketPart({ title, matches, ...props }: BracketPartProps) {
  const words = useTournamentWords();
  const tables = useMemo(
    () => new Map(props.view.rounds.flatMap((round) => round.tables).map((table) => [table.match, table])),
    [props.view.rounds],
  );
  const columns = 1 + Math.max(...matches.map(({ column }) => column));
  const rows = 1 + Math.max(...matches.map(({ row }) => row));
  const width = columns * COLUMN - (COLUMN - WIDTH);
  const height = rows * ROW;
  return (
    <div className="bracket-part">
      {title !== undefined && <h3>{title}</h3>}
      <div className="bracket-scroll" tabIndex={0} role="group" aria-label={title ?? words.bracket}>
        {title === undefined && <RoundTitles columns={columns} />}
        <div className="bracket" style={{ width: `${width}rem`, height: `${height}rem` }}>
          <BracketLines matches={matches} width={width} height={height} lineOf={joint} />
          <ol>
            {matches.map((match) => (
              <li key={match.number} style={placeOf(match)}>
                <MatchCard {...props} match={match} table={tables.get(match.number)} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const placeOf = ({ column, row }: PlacedMatch) => ({
  left: `${column * COLUMN}rem`,
  top: `${row * ROW}rem`,
  width: `${WIDTH}rem`,
  height: `${HEIGHT}rem`,
});

const joint = (source: PlacedMatch, match: PlacedMatch): string => {
  const [fromY, toY] = [source.row * ROW + HEIGHT / 2, match.row * ROW + HEIGHT / 2];
  const toX = match.column * COLUMN;
  return `M${source.column * COLUMN + WIDTH} ${fromY}H${toX - 1}V${toY}H${toX}`;
};

function RoundTitles({ columns }: { readonly columns: number }) {
  const words = useTournamentWords();
  return (
    <ol className="bracket-rounds" style={{ gridTemplateColumns: `repeat(${columns}, ${COLUMN}rem)` }}>
      {Array.from({ length: columns }, (_, column) => {
        const after = columns - 1 - column;
        return <li key={after}>{roundTitle(after, words)}</li>;
      })}
    </ol>
  );
}

interface MatchCardProps extends TournamentProps {
  readonly match: PlacedMatch;
  readonly table: TournamentTable | undefined;
}

/** Names of more characters are written smaller, on two lines if they need it: none is cut. */
const LONG = 16;

function MatchCard({ match: { players, winner }, table, view, me, nameOf }: MatchCardProps) {
  const words = useTournamentWords();
  const lines = players.map((player, i) => {
    const name = player === undefined ? words.notYetKnown : player === null ? words.freePass : nameOf(player);
    const total = table?.result?.totals[table.seats.indexOf(player ?? '')];
    return (
      <span
        // Both may still be unknown.
        key={i === 0 ? 'one' : 'other'}
        className="match-player"
        data-winner={(typeof player === 'string' && player === winner) || undefined}
        data-me={(me !== undefined && player === me.person) || undefined}
        data-empty={typeof player !== 'string' || undefined}
      >
        <span data-long={name.length > LONG || undefined}>{name}</span>
        <span className="number">{total}</span>
      </span>
    );
  });
  if (table === undefined) return <div className="match">{lines}</div>;
  return (
    <Link className="match" href={addressOfTable(view, table)} data-open={table.isFinished ? undefined : true}>
      {lines}
    </Link>
  );
}
