import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { hrefOf } from '../../replay/link.ts';
import { saveRecord } from '../../replay/record-file.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';

/** What can be done when the game is over: keep its record, watch it, play again with the same people. */
export function AfterGame({ view, client }: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { rematch, me, table } = view;
  const spot = { step: 0, viewer: me.seat ?? ('public' as const) };
  const save = async () =>
    saveRecord(await callApi('GET /tables/:table/record', { params: { table }, token: storedSession()?.token }));
  return (
    <>
      <button type="button" className="button" onClick={() => void save()}>
        {words.saveRecord}
      </button>
      <Link className="button" href={hrefOf('replay', { table }, spot)}>
        {words.watchAgain}
      </Link>
      <Link className="button" href={hrefOf('review', { table }, spot)}>
        {words.review}
      </Link>
      {rematch === null && me.seat !== null && (
        <button type="button" className="button act" onClick={() => client.send({ kind: 'rematch' })}>
          {online.rematch}
        </button>
      )}
    </>
  );
}
