import { useLocation } from 'wouter';
import { useWords } from '../../language.tsx';
import { saveRecord } from '../../replay/record-file.ts';
import { useReplay } from '../../replay/store.ts';
import { api } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './props.ts';

/** What can be done when the game is over: keep its record, watch it, play again with the same people. */
export function After({ view, socket }: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const [, go] = useLocation();
  const { rematch, me, table } = view;
  const watch = async () => {
    useReplay.setState({ record: await api.record(table) });
    go('/replay');
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void api.record(table).then(saveRecord)}>
        {words.saveRecord}
      </button>
      <button type="button" className="button" onClick={() => void watch()}>
        {words.watchAgain}
      </button>
      {rematch === null && me.seat !== null && (
        <button type="button" className="button act" onClick={() => socket.ask({ kind: 'rematch' })}>
          {online.rematch}
        </button>
      )}
    </>
  );
}
