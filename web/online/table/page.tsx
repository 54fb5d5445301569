import type { Shelved } from '@grove/games/shelf.ts';
import { knowsRules } from '@grove/kernel';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { useOpened } from '../../boards/open-box.ts';
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
  readonly shelf: readonly Shelved[];
  readonly table: string;
}

/** A table at the server: people gather, play, and see the result. */
export function TablePage({ shelf, table }: TablePageProps) {
  const session = useSession(table);
  const { view, trouble } = session.snapshot;
  const shelved = shelf.find(({ cover }) => cover.id === view?.game);
  if (view === undefined || shelved === undefined || (trouble !== undefined && trouble !== 'bad-token')) {
    return <Elsewhere {...session} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <AtTable {...session} view={view} shelved={shelved} />
    </Suspense>
  );
}

function AtTable({ shelved, ...rest }: Omit<TableProps, 'nameOf' | 'box'> & { readonly shelved: Shelved }) {
  const { box } = useOpened(shelved);
  const props = { ...rest, box };
  const { view } = props;
  const words = useWords();
  const online = useOnlineWords();
  const nameOf = tableNames(words, view.seats, online.presence.open);
  const isMyTurn = view.phase === 'playing' && view.me.seat !== null && view.seats[view.me.seat].waited;
  const { title } = box.words[useLanguage()];
  useTitle(isMyTurn ? `${online.yourTurn}: ${title}` : title);
  // A page that was loaded before the server was updated.
  if (!knowsRules(box.game, view.rules)) {
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
