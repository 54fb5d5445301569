import type { GameManifest } from '@grove/game-kit';
import type { TableSummary } from '@grove/protocol';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useClubs } from '../clubs/use-clubs.ts';
import { useClubWords } from '../clubs/words/index.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { NewGame } from './new-game.tsx';
import { ListedTables } from './listed-tables.tsx';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';
import { useLobbyWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';

/** Where people meet: one's own games, tables that wait for players, games to watch, and a new table. */
export function LobbyPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const { mine, open, toWatch, isReachable } = useTables();
  const covers = manifests.map(({ cover }) => cover);
  const running = mine.filter(({ phase }) => phase !== 'finished');
  const me = storedSession()?.person.id;
  useTitle(words.friends);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <div className="lobby-head">
          <h1>{words.friends}</h1>
          <ClubsLink />
        </div>
        <p className="lobby-intro">{lobby.intro}</p>
        {isReachable ? (
          <div className="lobby-columns">
            <div className="lobby-lists">
              {me !== undefined && (
                <TableList title={online.myGames} empty={online.noGames} tables={running} covers={covers}>
                  <Link className="small" href={`/people/${me}`}>
                    {online.finishedGames}
                  </Link>
                </TableList>
              )}
              <ListedTables
                title={online.openTables}
                empty={online.noOpenTables}
                tables={open.filter((table) => !isAt(table, me))}
                manifests={manifests}
              />
              <ListedTables
                title={lobby.toWatch}
                empty={lobby.noneToWatch}
                tables={toWatch.filter((table) => !isAt(table, me))}
                manifests={manifests}
              />
            </div>
            <NewGame manifests={manifests} />
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

/** Clubs are mentioned where there are any, or to somebody with an account, who could found one. */
function ClubsLink() {
  const words = useClubWords();
  const { value = [] } = useClubs();
  const hasAccount = (storedSession()?.login ?? null) !== null;
  if (value.length === 0 && !hasAccount) return null;
  return (
    <Link className="button" href="/clubs">
      {words.clubs}
    </Link>
  );
}

/** My own tables are in a list of their own. */
const isAt = ({ seats }: TableSummary, me: string | undefined): boolean =>
  seats.some(({ person }) => person !== null && person.id === me);
