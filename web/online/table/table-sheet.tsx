import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { Prepare } from '../days/prepare.tsx';
import { useOnlineWords } from '../words/index.ts';
import { waitText } from './wait-text.ts';
import { TableActions } from './table-actions.tsx';
import { Chat } from './chat.tsx';
import { Deal } from './deal.tsx';
import { ViewerSelect } from './viewer-select.tsx';
import { Invitation } from './invitation.tsx';
import { PrivateNote } from './private-note.tsx';
import type { TableProps } from './table-props.ts';
import { SeatRows } from './seat-rows.tsx';

/** The button beside the menu, and the sheet it opens: people, chat, what one can do, the deal, the link. */
export function TableSheet(props: TableProps) {
  const { view } = props;
  const words = useWords();
  const online = useOnlineWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const last = view.chat.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  const fresh = view.chat.filter(({ number, from }) => number > read && from.id !== view.me.person).length;
  const open = () => {
    sheet.current?.showModal();
    setRead(last);
  };
  return (
    <>
      <button
        type="button"
        className="menu-button table-button"
        aria-label={fresh === 0 ? online.table : `${online.table}, ${online.tableNews(fresh)}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 5h16v11H11l-4 4v-4H4z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
        </svg>
        {fresh > 0 && <span className="badge">{fresh}</span>}
      </button>
      <dialog
        ref={sheet}
        className="sheet table-sheet"
        aria-label={online.table}
        onClose={() => setRead(view.chat.at(-1)?.number ?? 0)}
      >
        <div className="table-sheet-body">
          <Body {...props} />
        </div>
        <button type="button" className="button act" onClick={() => sheet.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}

function Body(props: TableProps) {
  const { view, state } = props;
  const online = useOnlineWords();
  const { spectators } = state.presence;
  return (
    <>
      <section aria-label={online.table}>
        <h2>{online.table}</h2>
        {view.tournament !== null && (
          <p>
            <Link href={`/tournaments/${view.tournament.tournament}`}>{view.tournament.name}</Link>
          </p>
        )}
        {state.connection !== 'connected' && <p className="second">{online.connection[state.connection]}</p>}
        <p className="table-wait" role="status">
          {waitText(props, online)}
        </p>
        <SeatRows {...props} />
        <TableActions {...props} />
        {spectators > 0 && <p className="second">{online.spectators(spectators)}</p>}
        <ViewerSelect {...props} />
      </section>
      <div>
        <Chat {...props} />
        <Prepare {...props} />
        <PrivateNote {...props} />
        <Deal view={view} />
        <Invitation view={view} title={props.module.cover.words[useLanguage()].title} />
      </div>
    </>
  );
}
