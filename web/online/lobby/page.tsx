import type { GameManifest } from '@grove/game-kit';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { NewGame } from './new-game.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';
import '../styles/fields.css';
import '../styles/lobby.css';

/** Where people meet: a new table, one's own games, and the tables that wait for players. */
export function LobbyPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const { mine, open, isReachable } = useTables();
  const covers = manifests.map(({ cover }) => cover);
  const running = mine.filter(({ phase }) => phase !== 'finished');
  const me = storedSession()?.person.id;
  useTitle(words.friends);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{words.friends}</h1>
        {isReachable ? (
          <div className="lobby-columns">
            <NewGame manifests={manifests} />
            <div className="lobby-lists">
              <TableList title={online.myGames} empty={online.noGames} tables={running} covers={covers}>
                {me !== undefined && (
                  <Link className="small" href={`/people/${me}`}>
                    {online.finishedGames}
                  </Link>
                )}
              </TableList>
              <TableList title={online.openTables} empty={online.noOpenTables} tables={open} covers={covers} />
            </div>
          </div>
        ) : (
          <div className="panel notice">
            <p role="status">{online.noServer}</p>
            <Link className="button act" href="/">
              {words.allGames}
            </Link>
          </div>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}
