import type { Box } from '@grove/kernel';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useOnlineWords } from '../words/index.ts';
import { NewTableForm } from './new-table.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';
import '../online.css';

/** Where people meet: a new table, one's own games, and the tables that wait for players. */
export function LobbyPage({ boxes }: { readonly boxes: readonly Box[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const { mine, open, isReachable } = useTables();
  useTitle(words.friends);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{words.friends}</h1>
        {isReachable ? (
          <div className="lobby-columns">
            <NewTableForm boxes={boxes} />
            <div className="lobby-lists">
              <TableList title={online.myGames} empty={online.noGames} tables={mine} boxes={boxes} />
              <TableList title={online.openTables} empty={online.noOpenTables} tables={open} boxes={boxes} />
            </div>
          </div>
        ) : (
          <p className="panel" role="status">
            {online.noServer}
          </p>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
