import { labelled } from '@grove/game-kit';
import type { TournamentTable } from '@grove/protocol';
import { LAST_GAMES } from '@grove/tournaments';
import { useId } from 'react';
import { useLanguage } from '../../../language.tsx';
import { overdueGames } from '../shown/overdue.ts';
import { shownNumber } from '../shown/table-number.ts';
import { useMoment } from '../shown/times.ts';
import type { TournamentProps } from '../tournament-props.ts';
import type { Send } from '../use-send.ts';
import { SetResult } from './set-result.tsx';
import { useDirectWords } from './words/index.ts';

interface OverdueProps extends TournamentProps {
  readonly send: Send;
}

/** For the director: games that go on after the end of the window, each with its result one tap away. */
export function OverduePanel(props: OverdueProps) {
  const { view, nameOf, send } = props;
  const words = useDirectWords();
  const moment = useMoment();
  const id = useId();
  const games = overdueGames(view);
  if (games.length === 0) return null;
  return (
    <section className="panel overdue-panel" aria-labelledby={id}>
      <h2 id={id}>{words.overdue}</h2>
      <p className="second">{words.overdueNote(moment((view.end ?? 0) + LAST_GAMES))}</p>
      <ul>
        {games.map(({ round, table }) => (
          <li key={table.number}>
            <p>
              {words.table(shownNumber(view, round, table))}
              <span className="second"> {table.seats.map(nameOf).join(', ')}</span>
            </p>
            <div className="acts">
              {table.deal === null && <Winners {...props} table={table} />}
              <SetResult table={table} shown={shownNumber(view, round, table)} nameOf={nameOf} send={send} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Not in a duplicate: there the points of the game are compared, and whoever won alone says nothing. */
function Winners({ table, nameOf, send }: OverdueProps & { readonly table: TournamentTable }) {
  const words = useDirectWords();
  const language = useLanguage();
  const { number, seats } = table;
  const decide = (winners: readonly string[]) =>
    void send({
      kind: 'set-result',
      table: number,
      totals: seats.map((seat) => (winners.includes(seat) ? 1 : 0)),
      places: seats.map((seat) => (winners.includes(seat) ? 1 : 1 + winners.length)),
      reason: words.timeWasOver,
    });
  return (
    <>
      {seats.map((seat) => (
        <button key={seat} type="button" className="button" onClick={() => decide([seat])}>
          {words.wins(nameOf(seat))}
        </button>
      ))}
      <button
        type="button"
        className="button"
        aria-label={labelled(language, words.shared, seats.map(nameOf).join(', '))}
        onClick={() => decide(seats)}
      >
        {words.shared}
      </button>
    </>
  );
}
