import type { Language } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { missedNotice, warningNotice } from '../absence/own-notices.tsx';
import { useAbsenceWords } from '../absence/words/index.ts';
import { refusalText } from '../error-text.ts';
import { WATCH } from '../lobby/listed-tables.tsx';
import { usePushOffer } from '../days/use-push-offer.tsx';
import { type LobbyWords, useLobbyWords } from '../lobby/words/index.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { Act, Notice } from './notice.tsx';
import { slotsAfter } from './notice-slots.ts';
import { isPlaying, type TableProps } from './table-props.ts';
import { undoNotice, useUndoRefusedNotice } from './undo-notices.tsx';
import { useReadNotice } from './use-read-notice.ts';
import { useRematch } from './use-rematch.ts';
import { useServerTime } from './use-server-time.ts';

/** Over the board, as long as they matter: a broken connection, a refusal, somebody's question. */
export function Notices(props: TableProps) {
  const notices = useNotices(props);
  const open = Object.keys(notices).filter((name) => Boolean(notices[name]));
  const [slots, setSlots] = useState(open);
  const [shown] = useState(() => new Map<string, ReactNode>());
  const next = slotsAfter(slots, open);
  if (next !== slots) setSlots([...next]);
  for (const name of open) shown.set(name, notices[name]);
  return (
    <div className="notices" role="status">
      {next.map((name) => (
        <div key={name} data-gone={!open.includes(name) || undefined}>
          {shown.get(name)}
        </div>
      ))}
    </div>
  );
}

/** By name; what need not be said is null. */
function useNotices(props: TableProps): Readonly<Record<string, ReactNode>> {
  const online = useOnlineWords();
  const absence = useAbsenceWords();
  const lobby = useLobbyWords();
  const language = useLanguage();
  const now = useServerTime(props.view, props.state.clockSkew);
  const [isRead, read] = useReadNotice(useSearch() === WATCH);
  const again = useRematch(props);
  const isUnderWay = props.view.phase === 'playing';
  return {
    connection: connectionNotice(props, online),
    refusal: refusalNotice(props, online, language),
    undo: isUnderWay && undoNotice(props, online, language),
    undoRefused: useUndoRefusedNotice(props),
    away: isUnderWay && awayNotice(props, online),
    missed: isUnderWay && missedNotice(props, absence),
    offer: usePushOffer(props),
    vote: isUnderWay && voteNotice(props, online),
    watching: isUnderWay && !isRead && watchingNotice(props, lobby, read),
    rematch: rematchNotice(props, { online, lobby }, again),
    warning: isUnderWay && warningNotice(props, absence, now),
  };
}

function connectionNotice({ client, state: { connection } }: TableProps, online: OnlineWords): ReactNode {
  if (connection === 'connected') return null;
  return (
    <Notice text={online.connection[connection]}>
      {connection === 'lost' && <Act label={online.tryNow} act={() => client.open()} />}
    </Notice>
  );
}

/** Why the last step was refused, for the board to say in its own words what comes of it. */
export function useStepRefusal({ state: { refusal, isStepRefused }, module }: TableProps): string | undefined {
  const online = useOnlineWords();
  const language = useLanguage();
  return refusal === undefined || !isStepRefused ? undefined : refusalText(refusal, online, module.words[language]);
}

function refusalNotice(
  { client, state: { refusal }, module }: TableProps,
  online: OnlineWords,
  language: Language,
): ReactNode {
  if (refusal === undefined) return null;
  return (
    <Notice isBad text={refusalText(refusal, online, module.words[language])}>
      <Act label="OK" act={() => client.dismissRefusal()} />
    </Notice>
  );
}

function awayNotice({ client, view: { me, seats } }: TableProps, online: OnlineWords): ReactNode {
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
function watchingNotice({ view }: TableProps, lobby: LobbyWords, read: () => void): ReactNode {
  if (view.me.seat !== null) return null;
  return (
    <Notice text={lobby.fullWatching}>
      <Link className="button" href="/friends">
        {lobby.otherTables}
      </Link>
      <Act label="OK" act={read} />
    </Notice>
  );
}

/** Somebody wants to play again: whoever played accepts by going there, the others may watch. */
function rematchNotice(
  { view: { rematch }, state }: TableProps,
  { online, lobby }: { readonly online: OnlineWords; readonly lobby: LobbyWords },
  again: (() => void) | undefined,
): ReactNode {
  const by = state.shownLog.find(({ event }) => event.kind === 'rematched')?.by;
  if (rematch === null) return null;
  return (
    <Notice text={by?.kind === 'person' ? lobby.wantsRematch(by.person.name) : online.rematch}>
      {again === undefined ? (
        <Link className="button act" href={`/table/${rematch}`}>
          {online.toRematch}
        </Link>
      ) : (
        <button type="button" className="button act" onClick={again}>
          {online.toRematch}
        </button>
      )}
    </Notice>
  );
}

function voteNotice({ client, view, nameOf }: TableProps, online: OnlineWords): ReactNode {
  const { votes, me } = view;
  if (votes.length === 0) return null;
  const mayVote = isPlaying(view) && me.seat !== null && !votes.includes(me.seat);
  return (
    <Notice text={online.votes(votes.map(nameOf).join(', '))}>
      {mayVote && <Act label={online.agree} act={() => client.send({ kind: 'vote-end', yes: true })} />}
    </Notice>
  );
}
