import type { TournamentTable } from '@grove/protocol';
import { BracketLines } from '../bracket/bracket-lines.tsx';
import type { PlacedMatch } from '../bracket/layout.ts';
import { roundTitle } from '../bracket/round-title.ts';
import type { TournamentProps } from '../tournament-props.ts';
import { useTournamentWords } from '../words/index.ts';
import type { BracketPage } from './bracket-pages.ts';
import '../styles/big-bracket.css';

interface BigBracketProps extends TournamentProps {
  readonly page: BracketPage;
}

/** The share of its place in a row that a match takes, and of its place in a column. */
const [HIGH, WIDE] = [0.91, 0.87];

/** A piece of a bracket for the wall: it fills the screen, however many matches there are. */
export function BigBracket({ page, view, nameOf }: BigBracketProps) {
  const words = useTournamentWords();
  const { part, matches, columns, rows, after } = page;
  const titles = { all: words.bracket, main: words.mainBracket, lower: words.lowerBracket, final: words.grandFinal };
  const tables = new Map(view.rounds.flatMap((round) => round.tables).map((table) => [table.match, table]));
  return (
    <section className="big-bracket" data-dense={rows > 4 || undefined} aria-label={titles[part]}>
      {part === 'all' ? (
        <ol className="big-rounds" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {Array.from({ length: columns }, (_, column) => {
            const title = roundTitle(after + columns - 1 - column, words);
            return <li key={title}>{title}</li>;
          })}
        </ol>
      ) : (
        <h2>{titles[part]}</h2>
      )}
      <div className="big-tree">
        <BracketLines matches={matches} width={columns} height={rows} lineOf={joint} />
        <ol>
          {matches.map((match) => (
            <li
              key={match.number}
              style={{
                left: `${(match.column / columns) * 100}%`,
                top: `${((match.row + (1 - HIGH) / 2) / rows) * 100}%`,
                width: `${(WIDE / columns) * 100}%`,
                height: `${(HIGH / rows) * 100}%`,
              }}
            >
              <BigMatch match={match} table={tables.get(match.number)} nameOf={nameOf} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const joint = (source: PlacedMatch, match: PlacedMatch): string => {
  const turn = match.column - (1 - WIDE) / 2;
  return `M${source.column + WIDE} ${source.row + 0.5}H${turn}V${match.row + 0.5}H${match.column}`;
};

interface BigMatchProps extends Pick<TournamentProps, 'nameOf'> {
  readonly match: PlacedMatch;
  readonly table: TournamentTable | undefined;
}

/** Names of more characters are written smaller, on two lines if they need it: none is cut. */
const LONG = 14;

function BigMatch({ match: { players, winner }, table, nameOf }: BigMatchProps) {
  const words = useTournamentWords();
  return (
    <div className="big-match" data-open={table?.isFinished === false || undefined}>
      {players.map((player, i) => {
        const isKnown = typeof player === 'string';
        const name = isKnown ? nameOf(player) : player === null ? words.freePass : words.notYetKnown;
        return (
          <span
            // Both may still be unknown.
            key={i === 0 ? 'one' : 'other'}
            data-winner={(isKnown && player === winner) || undefined}
            data-out={(isKnown && winner !== undefined && player !== winner) || undefined}
            data-empty={!isKnown || undefined}
          >
            <span data-long={(isKnown && name.length > LONG) || undefined}>{name}</span>
            <span className="number">{table?.result?.totals[table.seats.indexOf(player ?? '')]}</span>
          </span>
        );
      })}
    </div>
  );
}
