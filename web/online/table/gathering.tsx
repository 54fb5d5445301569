import type { GameManifest } from '@grove/game-kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../language.tsx';
import { LearnLinks } from '../../learn/links.tsx';
import { Header } from '../../parts/header.tsx';
import { storedName } from '../../local-game/seat-names.ts';
import { signInAs, storedSession } from '../session.ts';
import { lettersOver, NameField } from '../../parts/name-field.tsx';
import { TableFacts } from '../lobby/table-facts.tsx';
import { useLobbyWords } from '../lobby/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { Chat } from './chat.tsx';
import { GatheringSeat } from './gathering-seat.tsx';
import { Invitation } from './invitation.tsx';
import { Notices } from './notices.tsx';
import type { TableProps } from './table-props.ts';
import { TableRules } from './table-rules.tsx';
import { useSeatRatings } from './use-seat-ratings.ts';
import { logError } from '../../errors/report.ts';

interface GatheringProps extends TableProps {
  readonly manifest: GameManifest;
}

/** Before the game: who sits where, the link for friends, and the host's start. */
export function Gathering(props: GatheringProps) {
  const { module, view, nameOf, client } = props;
  const words = useWords();
  const online = useOnlineWords();
  const [name, setName] = useState(() => storedSession()?.person.name ?? storedName());
  const [failed, setFailed] = useState(false);
  const ratings = useSeatRatings(view);
  const isSeated = view.me.seat !== null;
  const isFull = view.seats.every(({ person, bot }) => person !== null || bot !== null);
  const { title } = module.cover.words[useLanguage()];
  const sit = (seat: number) => {
    setFailed(false);
    if (lettersOver(name) > 0) return;
    signInAs(name.trim() || words.guest).then(
      ({ token }) => client.signInAndSend(token, { kind: 'sit', seat }),
      (error: unknown) => {
        setFailed(true);
        logError(error, 'sitting down');
      },
    );
  };
  return (
    <div className="home gathering-page">
      <Header />
      <Notices {...props} />
      <main className="home-main gathering">
        <div className="panel gathering-seats">
          <TableHead {...props} />
          {!isSeated && isFull && <FullTable {...props} />}
          {!isSeated && !isFull && <NameField label={words.yourName} value={name} set={setName} />}
          <ul className="seat-list" aria-label={words.seats}>
            {view.seats.map((info, seat) => (
              <GatheringSeat
                key={words.seat(seat + 1)}
                {...props}
                info={info}
                seat={seat}
                sit={sit}
                rating={ratings[seat]?.now ?? null}
              />
            ))}
          </ul>
          <p className="refusal" role="status">
            {failed && online.noServer}
          </p>
          <StartRow {...props} />
          <LearnFirst {...props} />
          <TableRules {...props} />
        </div>
        <div className="panel gathering-side">
          <Invitation view={view} title={title} isMain={isSeated && !isFull} />
          <Chat {...props} nameOf={nameOf} />
        </div>
      </main>
    </div>
  );
}

/** Which game it is, and what somebody wants to know before sitting down; the rest of what was agreed is below the seats. */
function TableHead({ manifest: { cover, emblem }, view }: GatheringProps) {
  return (
    <div className="gathering-head">
      {emblem && <img src={emblem} alt="" />}
      <div>
        <h1>{cover.words[useLanguage()].title}</h1>
        <TableFacts cover={cover} settings={view.settings} />
      </div>
    </div>
  );
}

/** For people who come by a link: the way to the rules, which leaves seat and table as they are. */
function LearnFirst({ manifest, view }: GatheringProps) {
  const lobby = useLobbyWords();
  const { title } = manifest.cover.words[useLanguage()];
  if (view.me.person === view.host || manifest.rulebook === undefined) return null;
  return (
    <div className="learn-first">
      <p>{lobby.learnFirst(title)}</p>
      <LearnLinks manifest={manifest} />
    </div>
  );
}

/** For somebody who comes too late. */
function FullTable({ view }: TableProps) {
  const lobby = useLobbyWords();
  return (
    <div className="full-table" role="status">
      <p>
        <strong>{lobby.allTaken}</strong> {view.settings.spectators ? lobby.watchHere : lobby.noSpectators}
      </p>
      <Link className="button" href="/friends">
        {lobby.otherTables}
      </Link>
    </div>
  );
}

function StartRow({ view, client, nameOf }: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const isHost = view.me.person === view.host;
  const isFull = view.seats.every(({ person, bot, invited }) => (person !== null && !invited) || bot !== null);
  const hostSeat = view.seats.findIndex(({ person }) => person?.id === view.host);
  if (!isHost) return <p role="status">{online.hostStarts(hostSeat < 0 ? online.host : nameOf(hostSeat))}</p>;
  return (
    <>
      {!isFull && <p className="second">{online.fillSeats}</p>}
      <button type="button" className="button act" disabled={!isFull} onClick={() => client.send({ kind: 'start' })}>
        {words.start}
      </button>
    </>
  );
}
