import type { Result, Seat } from '@grove/kernel';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language.tsx';
import type { Words } from '../words/index.ts';

interface ResultProps {
  readonly result: Pick<Result, 'totals' | 'winners'>;
  readonly nameOf: (seat: Seat) => string;
  /** Undefined for those who only watched. */
  readonly again: (() => void) | undefined;
  /** The only person at the table, if there is only one. */
  readonly me: Seat | undefined;
}

/** Where the question stood: who won, by how much, and what next. */
export function ResultPanel({ result, nameOf, again, me }: ResultProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel question result" aria-labelledby="question">
      <div className="question-head">
        <h2 id="question" ref={heading} tabIndex={-1}>
          {verdict(words, result.winners, nameOf, me)}
        </h2>
        <div className="group">
          {again && (
            <button type="button" className="button act" onClick={again}>
              {words.again}
            </button>
          )}
          <Link className="button" href="/">
            {words.allGames}
          </Link>
        </div>
      </div>
      <Scores result={result} nameOf={nameOf} />
    </section>
  );
}

function Scores({ result: { totals, winners }, nameOf }: Pick<ResultProps, 'result' | 'nameOf'>) {
  const words = useWords();
  const places = totals.map((total, seat) => ({ total, seat })).sort((a, b) => b.total - a.total);
  return (
    <table className="scores">
      <tbody>
        {places.map(({ total, seat }) => (
          <tr key={seat} className={winners.includes(seat) ? 'winner' : undefined}>
            <th scope="row">{nameOf(seat)}</th>
            <td>
              <span className="number">{total}</span> <span className="second">{words.points}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function verdict(words: Words, winners: readonly Seat[], nameOf: (seat: Seat) => string, me: Seat | undefined): string {
  if (winners.length === 0) return words.nobodyWins;
  if (winners.length === 1 && winners[0] === me) return words.youWin;
  return words.wins(winners.map(nameOf).join(` ${words.and} `));
}
