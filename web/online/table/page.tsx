import type { GameManifest } from '@grove/game-kit';
import { knowsRules } from '@grove/kernel';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { useModule } from '../../boards/load-once.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { tableNames } from '../names.ts';
import { type Session, useSession } from '../use-session.ts';
import { useOnlineWords } from '../words/index.ts';
import { Gathering } from './gathering.tsx';
import { Playing } from './playing.tsx';
import type { TableProps } from './props.ts';
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
  const session = useSession(table);
  const { view, trouble } = session.snapshot;
  const manifest = manifests.find(({ cover }) => cover.id === view?.game);
  if (view === undefined || manifest === undefined || (trouble !== undefined && trouble !== 'bad-token')) {
    return <Elsewhere {...session} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <AtTable {...session} view={view} manifest={manifest} />
    </Suspense>
  );
}

function AtTable({ manifest, ...rest }: Omit<TableProps, 'nameOf' | 'module'> & { readonly manifest: GameManifest }) {
  const module = useModule(manifest);
  const props = { ...rest, module };
  const { view } = props;
  const words = useWords();
  const online = useOnlineWords();
  const nameOf = tableNames(words, view.seats, online.presence.open);
  const isMyTurn = view.phase === 'playing' && view.me.seat !== null && view.seats[view.me.seat].waited;
  const { title } = module.cover.words[useLanguage()];
  useTitle(isMyTurn ? `${online.yourTurn}: ${title}` : title);
  // A page that was loaded before the server was updated.
  if (!knowsRules(module.game, view.rules)) {
    return <Elsewhere {...rest} snapshot={{ ...rest.snapshot, trouble: 'newer-rules' }} />;
  }
  if (view.phase === 'gathering') return <Gathering {...props} nameOf={nameOf} />;
  return <Playing {...props} nameOf={nameOf} />;
}

/** On the way, or nowhere. */
function Elsewhere({ socket, snapshot: { line, trouble } }: Session) {
  const words = useWords();
  const online = useOnlineWords();
  const { troubles } = online;
  const known = trouble !== undefined && Object.hasOwn(troubles, trouble) ? (trouble as 'not-there') : 'other';
  const text = trouble === 'newer-rules' ? words.newerRules : troubles[known];
  useTitle('Grove');
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice" role="status">
          <h1>{trouble === undefined ? online.lines[line] : text}</h1>
          {line === 'lost' && (
            <button type="button" className="button act" onClick={() => socket.open()}>
              {online.tryNow}
            </button>
          )}
          <Link className={line === 'lost' ? 'button' : 'button act'} href="/">
            {words.allGames}
          </Link>
        </div>
      </main>
    </div>
  );
}
