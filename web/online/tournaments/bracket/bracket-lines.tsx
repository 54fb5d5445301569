import type { PlacedMatch } from './layout.ts';
import '../styles/bracket-lines.css';

interface BracketLinesProps {
  readonly matches: readonly PlacedMatch[];
  readonly width: number;
  readonly height: number;
  /** The line from a match to one that its player goes on to, in the measure of width and height. */
  readonly lineOf: (source: PlacedMatch, match: PlacedMatch) => string;
}

/** Joins matches to those that their players come from. */
export function BracketLines({ matches, width, height, lineOf }: BracketLinesProps) {
  return (
    <svg className="bracket-lines" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {matches.flatMap((match) =>
        matches
          .filter(({ number }) => match.from.includes(number))
          .map((source) => <path key={`${source.number} ${match.number}`} d={lineOf(source, match)} />),
      )}
    </svg>
  );
}
