import { itemAt } from '@grove/kernel';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { refusalText } from '../error-text.ts';
import { WATCH } from '../lobby/listed-tables.tsx';
import { useLobbyWords } from '../lobby/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { isPlaying, type TableProps } from './table-props.ts';

/** Over the board, as long as they matter: a broken connection, a refusal, somebody's question. */
export function Notices(props: TableProps) {
  return (
    <div className="notices" role="status">
      <ConnectionNotice {...props} />
      <RefusalNotice {...props} />
      {props.view.phase === 'playing' && (
        <>
          <UndoNotice {...props} />
          <AwayNotice {...props} />
          <VoteNotice {...props} />
        </>
      )}
      <WatchingNotice {...props} />
      <RematchNotice {...props} />
    </div>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly children?: ReactNode;
}

const Notice = ({ text, children }: NoticeProps) => (
  <p className="online-notice">
    <span>{text}</span>
    {children}
  </p>
);

interface ActProps {
  readonly label: string;
  readonly act: () => void;
}

const Act = ({ label, act }: ActProps) => (
  <button type="button" className="button" onClick={act}>
    {label}
  </button>
);

function ConnectionNotice({ client, state: { connection } }: TableProps) {
  const online = useOnlineWords();
  if (connection === 'connected') return null;
  return (
    <Notice text={online.connection[connection]}>
      {connection === 'lost' && <Act label={online.tryNow} act={() => client.open()} />}
    </Notice>
  );
}

function RefusalNotice({ client, state: { refusal }, module }: TableProps) {
  const online = useOnlineWords();
  const game = module.words[useLanguage()];
  if (refusal === undefined) return null;
  return (
    <p className="online-notice bad">
      <span>{refusalText(refusal, online, game)}</span>
      <button type="button" className="button" aria-label="OK" onClick={() => client.dismissRefusal()}>
        OK
      </button>
    </p>
  );
}

function UndoNotice({ client, view, nameOf }: TableProps) {
  const online = useOnlineWords();
  const { undo, me } = view;
  if (undo === null) return null;
  if (undo.seat === me.seat) {
    return (
      <Notice text={online.undoWaits}>
        <Act label={online.withdraw} act={() => client.send({ kind: 'withdraw-undo' })} />
      </Notice>
    );
  }
  const mayAnswer = isPlaying(view) && me.seat !== null && !undo.agreed.includes(me.seat);
  return (
    <Notice text={online.undoAsked(nameOf(undo.seat))}>
      {mayAnswer && <Act label={online.agree} act={() => client.send({ kind: 'answer-undo', yes: true })} />}
      {mayAnswer && <Act label={online.refuse} act={() => client.send({ kind: 'answer-undo', yes: false })} />}
    </Notice>
  );
}

function AwayNotice({ client, view: { me, seats } }: TableProps) {
  const online = useOnlineWords();
  if (me.seat === null) return null;
  const { bot, left } = itemAt(seats, me.seat);
  if (bot === null && !left) return null;
  return (
    <Notice text={bot === null ? online.youLeft : online.botPlaysForYou}>
      <Act label={online.comeBack} act={() => client.send({ kind: 'return' })} />
    </Notice>
  );
}

/** For somebody who came by a link and finds no seat, until they have read it. */
function WatchingNotice({ view }: TableProps) {
  const lobby = useLobbyWords();
  const [isRead, setIsRead] = useState(useSearch() === WATCH);
  if (isRead || view.phase !== 'playing' || view.me.seat !== null) return null;
  return (
    <Notice text={lobby.fullWatching}>
      <Link className="button" href="/friends">
        {lobby.otherTables}
      </Link>
      <Act label="OK" act={() => setIsRead(true)} />
    </Notice>
  );
}

function RematchNotice({ view: { rematch } }: TableProps) {
  const online = useOnlineWords();
  if (rematch === null) return null;
  return (
    <p className="online-notice">
      <span>{online.rematch}</span>
      <Link className="button act" href={`/table/${rematch}`}>
        {online.toRematch}
      </Link>
    </p>
  );
}

function VoteNotice({ client, view, nameOf }: TableProps) {
  const online = useOnlineWords();
  const { votes, me } = view;
  if (votes.length === 0) return null;
  const mayVote = isPlaying(view) && me.seat !== null && !votes.includes(me.seat);
  return (
    <Notice text={online.votes(votes.map(nameOf).join(', '))}>
      {mayVote && <Act label={online.agree} act={() => client.send({ kind: 'vote-end', yes: true })} />}
    </Notice>
  );
}
