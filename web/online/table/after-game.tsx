import type { BoardAfter } from '@grove/game-kit/board';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { useDate } from '../../me/use-date.ts';
import { hrefOf } from '../../replay/link.ts';
import { saveRecord } from '../../replay/record-file.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { RatingChanges } from './rating-changes.tsx';
import type { TableProps } from './table-props.ts';
import { useRematch } from './use-rematch.ts';

/** Loaded when a game is over: it reads all kept games. */
const OwnNotes = lazy(async () => ({ default: (await import('../../after/own-notes.tsx')).OwnNotes }));

/** What follows a game at a table: Review, again with the same people; its files; what it was among one's own. */
export function useAfterTable(props: TableProps): BoardAfter {
  const dateOf = useDate();
  return {
    actions: <TableActions {...props} />,
    files: <TableFiles {...props} />,
    notes: props.view.phase === 'finished' && (
      <Suspense>
        {props.view.settings.rated && <RatingChanges {...props} />}
        {props.view.me.seat !== null && <OwnNotes id={props.view.table} />}
      </Suspense>
    ),
    date: dateOf(Date.now()),
  };
}

const spotOf = ({ view: { me } }: TableProps) => ({ step: 0, viewer: me.seat ?? ('public' as const) });

/** Others still play the same deal: there is no record to look at yet. */
const isSealed = ({ view: { tournament } }: TableProps): boolean => tournament?.sealed === true;

export function TableActions(props: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { rematch, table, tournament } = props.view;
  const again = useRematch(props);
  return (
    <>
      {tournament !== null && (
        <Link className="button act" href={`/tournaments/${tournament.tournament}`}>
          {online.toTournament}
        </Link>
      )}
      {!isSealed(props) && (
        <Link
          className={tournament === null ? 'button act' : 'button'}
          href={hrefOf('review', { table }, spotOf(props))}
        >
          {words.review}
        </Link>
      )}
      {again && tournament === null && (
        <button type="button" className="button" onClick={again}>
          {rematch === null ? online.rematch : online.toRematch}
        </button>
      )}
    </>
  );
}

export function TableFiles(props: TableProps) {
  const words = useWords();
  const { table } = props.view;
  if (isSealed(props)) return null;
  const save = async () =>
    saveRecord(await callApi('GET /tables/:table/record', { params: { table }, token: storedSession()?.token }));
  return (
    <>
      <button type="button" className="button" onClick={() => void save()}>
        {words.saveRecord}
      </button>
      <Link className="button" href={hrefOf('replay', { table }, spotOf(props))}>
        {words.watchAgain}
      </Link>
    </>
  );
}
