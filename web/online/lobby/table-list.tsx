import type { Cover } from '@grove/game-kit';
import type { TableSummary } from '@grove/protocol';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import type { Words } from '../../words/index.ts';
import { storedSession } from '../session.ts';
import { seatNamesOf } from '../seat-names.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { deadlineAt, useDeadlineText } from '../days/due.ts';
import { useDaysWords } from '../days/words/index.ts';
import { type LobbyWords, useLobbyWords } from './words/index.ts';

interface TableListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableSummary[];
  readonly covers: readonly Cover[];
  /** Stands under the list. */
  readonly children?: ReactNode;
}

/** Tables by game and people, and whose turn it is. */
export function TableList({ title, empty, tables, covers, children }: TableListProps) {
  const id = useId();
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 && <p className="second">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <Row key={table.table} table={table} cover={covers.find(({ id }) => id === table.game)} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Row({ table, cover }: { readonly table: TableSummary; readonly cover: Cover | undefined }) {
  const words = useWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const language = useLanguage();
  const nameOf = seatNamesOf(words, table.seats, online.presence.open);
  const me = storedSession()?.person.id;
  const isMyTurn = table.seats.some(({ person, waited }) => waited && person?.id === me);
  const days = useDaysWords();
  const textOf = useDeadlineText();
  const deadline = deadlineAt(table);
  const isInvited = table.seats.some(({ person, invited }) => invited && person?.id === me);
  return (
    <li>
      <Link href={`/table/${table.table}`} className="table-row" data-turn={isMyTurn || isInvited || undefined}>
        <span className="table-row-title">{cover?.words[language].title ?? table.game}</span>
        <span className="second">
          {[table.seats.map((_, seat) => nameOf(seat)).join(', '), table.tournament?.name].filter(Boolean).join(' · ')}
        </span>
        <span className="table-row-state">
          {isMyTurn
            ? deadline === undefined
              ? online.yourTurn
              : days.yourTurnUntil(textOf(deadline))
            : isInvited
              ? lobby.youAreInvited
              : stateText(table, nameOf, { words, online, lobby })}
        </span>
      </Link>
    </li>
  );
}

interface Said {
  readonly words: Words;
  readonly online: OnlineWords;
  readonly lobby: LobbyWords;
}

function stateText(table: TableSummary, nameOf: (seat: number) => string, { words, online, lobby }: Said): string {
  const { phase, seats, winners } = table;
  if (phase === 'gathering') {
    const open = seats.filter(({ person, bot }) => person === null && bot === null).length;
    return open === 0 ? lobby.full : online.seatsOpen(open);
  }
  if (phase === 'finished') {
    const names = (winners ?? []).map(nameOf).join(` ${words.and} `);
    return names === '' ? online.over : `${online.over}. ${words.wins(names)}`;
  }
  const waited = seats.flatMap((info, seat) => (info.waited ? [nameOf(seat)] : []));
  return online.waitsFor(waited.join(', '));
}
