import { labelled } from '@grove/game-kit';
import type { TournamentRound, TournamentTable } from '@grove/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { addressOfTable, mayOpen } from './shown/table-address.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

interface PairingRowProps extends TournamentProps {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
  /** What a director can do with it. */
  readonly children?: ReactNode;
}

/** Who sits at a table, how it ended or that it is being played, and the way to it. */
export function PairingRow({ round, table, view, me, nameOf, children }: PairingRowProps) {
  const words = useTournamentWords();
  const { seats, result, deal } = table;
  const isMine = me !== undefined && seats.includes(me.person);
  const isLost = !table.isFinished && round.isOver;
  const title = deal === null ? words.table(table.number) : `${words.table(table.number)} · ${words.deal(deal + 1)}`;
  return (
    <li className="pairing" data-mine={isMine || undefined}>
      <span className="second pairing-title">{title}</span>
      <ul className="pairing-seats">
        {seats.map((id, seat) => (
          <li key={id} data-winner={result?.places[seat] === 1 || undefined}>
            <span>{nameOf(id)}</span>
            <span className="number">{result?.totals[seat]}</span>
          </li>
        ))}
      </ul>
      <div className="pairing-acts">
        {result === null && !table.isFinished && (
          <span className="second">{isLost ? words.notCounted : words.playing}</span>
        )}
        {mayOpen(view, table, me?.person) && !isLost && <Open {...{ view, me, nameOf, table }} isMine={isMine} />}
        {children}
      </div>
      {table.setReason !== null && <p className="second pairing-note">{words.setByDirector(table.setReason)}</p>}
    </li>
  );
}

interface OpenProps extends TournamentProps {
  readonly table: TournamentTable;
  readonly isMine: boolean;
}

function Open({ view, table, nameOf, isMine }: OpenProps) {
  const words = useTournamentWords();
  const language = useLanguage();
  const isToPlay = isMine && !table.isFinished;
  const act = isToPlay ? words.play : table.isFinished ? words.lookAt : words.watch;
  return (
    <Link
      className={isToPlay ? 'button act' : 'small'}
      href={isToPlay ? `/table/${table.table}` : addressOfTable(view, table)}
      aria-label={labelled(language, act, table.seats.map(nameOf).join(', '))}
    >
      {act}
    </Link>
  );
}
