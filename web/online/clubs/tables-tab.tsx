import type { TableSummary } from '@grove/protocol';
import { callApi } from '../api.ts';
import { ListedTables } from '../lobby/listed-tables.tsx';
import { NewGame } from '../lobby/new-game.tsx';
import { TableList } from '../lobby/table-list.tsx';
import { useLobbyWords } from '../lobby/words/index.ts';
import { storedSession } from '../session.ts';
import { useLive } from '../use-live.ts';
import { useOnlineWords } from '../words/index.ts';
import type { ClubProps } from './club-props.ts';
import { useClubWords } from './words/index.ts';

const EVERY = 5000;
const FINISHED = 10;

const loadTables = (club: string): Promise<readonly TableSummary[]> =>
  callApi('GET /clubs/:club/tables', { params: { club }, token: storedSession()?.token });

/** The club's tables: those that wait for players, games to watch, the last results; and for members a new one. */
export function TablesTab({ club, manifests }: ClubProps) {
  const { value: tables } = useLive(club.id, loadTables, EVERY);
  return (
    <div className={club.role === null ? undefined : 'lobby-columns'}>
      <div className="lobby-lists">{tables && <Lists tables={tables} manifests={manifests} />}</div>
      {club.role !== null && <NewGame manifests={manifests} club={club.id} />}
    </div>
  );
}

function Lists({ tables, manifests }: { readonly tables: readonly TableSummary[] } & Pick<ClubProps, 'manifests'>) {
  const words = useClubWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const inPhase = (phase: TableSummary['phase']) => tables.filter((table) => table.phase === phase);
  const [open, running, finished] = [inPhase('gathering'), inPhase('playing'), inPhase('finished').slice(0, FINISHED)];
  if (tables.length === 0) return <p className="panel">{words.noTables}</p>;
  return (
    <>
      {open.length > 0 && <ListedTables title={online.openTables} empty="" tables={open} manifests={manifests} />}
      {running.length > 0 && <ListedTables title={lobby.toWatch} empty="" tables={running} manifests={manifests} />}
      {finished.length > 0 && (
        <TableList title={words.finished} empty="" tables={finished} covers={manifests.map(({ cover }) => cover)} />
      )}
    </>
  );
}
