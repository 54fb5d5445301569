import { useId } from 'react';
import { useLocale } from '../../parts/locale.ts';
import { winsText } from './shown/points-text.ts';
import { sharesBetween } from './shown/shares.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';
import { WIN } from '@grove/tournaments';
import '../styles/standings.css';
import './styles/cross-table.css';

interface CrossTableProps extends TournamentProps {
  /** In the order of the standings. */
  readonly entrants: readonly string[];
  readonly title: string;
}

/** What everybody scored against everybody else. */
export function CrossTable({ entrants, title, view, me, nameOf }: CrossTableProps) {
  const words = useTournamentWords();
  const locale = useLocale();
  const id = useId();
  const shares = sharesBetween(view.rounds);
  return (
    <section className="panel cross-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="second">{words.crossNote}</p>
      <div className="cross-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table className="cross">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {entrants.map((entrant, i) => (
                <th key={entrant} scope="col" aria-label={nameOf(entrant)}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entrants.map((row, i) => (
              <tr key={row} data-me={row === me?.person || undefined}>
                <th scope="row">
                  <span className="number">{i + 1}</span> {nameOf(row)}
                </th>
                {entrants.map((column) =>
                  row === column ? (
                    <td key={column} className="cross-self" />
                  ) : (
                    <td key={column} className="number">
                      {(shares.get(row)?.get(column) ?? []).map((share) => winsText(share * WIN, locale)).join(' ')}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
