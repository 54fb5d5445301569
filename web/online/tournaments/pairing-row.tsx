import { labelled } from '@grove/game-kit';
import type { TournamentRound, TournamentTable } from '@grove/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { addressOfTable, mayOpen } from './shown/table-address.ts';
import { shownNumber } from './shown/table-number.ts';
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
  const state = table.isFinished ? undefined : isLost ? words.notCounted : words.playing;
  const title = [words.table(shownNumber(view, round, table)), deal === null ? undefined : words.deal(deal + 1), state];
  return (
    <li className="pairing" data-mine={isMine || undefined}>
      <span className="second pairing-title">{title.filter((part) => part !== undefined).join(' · ')}</span>
      <ul className="pairing-seats">
        {seats.map((id, seat) => (
          <li key={id} data-winner={result?.places[seat] === 1 || undefined}>
            <span>{nameOf(id)}</span>
            <span className="number">{result?.totals[seat]}</span>
          </li>
        ))}
      </ul>
      <div className="pairing-acts">
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
      className="small"
      href={isToPlay ? `/table/${table.table}` : addressOfTable(view, table)}
      aria-label={labelled(language, act, table.seats.map(nameOf).join(', '))}
    >
      {act}
    </Link>
  );
}
