import { type GameManifest, labelled } from '@grove/game-kit';
import { itemAt, knowsRules } from '@grove/kernel';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { useModule } from '../../boards/load-once.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { seatNamesOf } from '../seat-names.ts';
import { type TableConnection, useTableClient } from '../connection/use-table-client.ts';
import { useLobbyWords } from '../lobby/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { Gathering } from './gathering.tsx';
import { Playing } from './playing.tsx';
import type { TableProps } from './table-props.ts';
import '../styles/fields.css';
import '../styles/gathering.css';
import '../styles/sheet.css';
import '../styles/chat.css';
import '../styles/notices.css';

interface TablePageProps {
  readonly manifests: readonly GameManifest[];
  readonly table: string;
}

/** A table at the server: people gather, play, and see the result. */
export function TablePage({ manifests, table }: TablePageProps) {
  const connection = useTableClient(table);
  const { view, failure } = connection.state;
  const manifest = manifests.find(({ cover }) => cover.id === view?.game);
  if (view === undefined || manifest === undefined || (failure !== undefined && failure !== 'bad-token')) {
    return <NotAtTable {...connection} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <AtTable {...connection} view={view} manifest={manifest} />
    </Suspense>
  );
}

function AtTable({ manifest, ...rest }: Omit<TableProps, 'nameOf' | 'module'> & { readonly manifest: GameManifest }) {
  const module = useModule(manifest);
  const props = { ...rest, module };
  const { view } = props;
  const words = useWords();
  const online = useOnlineWords();
  const nameOf = seatNamesOf(words, view.seats, online.presence.open);
  const isMyTurn = view.phase === 'playing' && view.me.seat !== null && itemAt(view.seats, view.me.seat).waited;
  const language = useLanguage();
  const { title } = module.cover.words[language];
  useTitle(isMyTurn ? labelled(language, online.yourTurn, title) : title);
  // A page that was loaded before the server was updated.
  if (!knowsRules(module.game, view.rules)) {
    return <NotAtTable {...rest} state={{ ...rest.state, failure: 'newer-rules' }} />;
  }
  if (view.phase === 'gathering') return <Gathering {...props} nameOf={nameOf} manifest={manifest} />;
  return <Playing {...props} nameOf={nameOf} />;
}

/** While the table loads, or when it cannot be shown. */
function NotAtTable({ client, state: { connection, failure } }: TableConnection) {
  const words = useWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const { troubles } = online;
  const known = failure !== undefined && Object.hasOwn(troubles, failure) ? (failure as 'not-there') : 'other';
  const text = failure === 'newer-rules' ? words.newerRules : troubles[known];
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice" role="status">
          <h1>{failure === undefined ? online.connection[connection] : text}</h1>
          {connection === 'lost' && (
            <button type="button" className="button act" onClick={() => client.open()}>
              {online.tryNow}
            </button>
          )}
          <Link className={connection === 'lost' ? 'button' : 'button act'} href="/">
            {words.allGames}
          </Link>
          {failure === 'no-spectators' && (
            <Link className="button" href="/friends">
              {lobby.otherTables}
            </Link>
          )}
        </div>
      </main>
    </div>
  );
}
