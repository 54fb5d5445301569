import { useState } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { storedName } from '../../local-game/seat-names.ts';
import { signInAs, storedSession } from '../session.ts';
import { TextField } from '../lobby/fields.tsx';
import { useOnlineWords } from '../words/index.ts';
import { Chat } from './chat.tsx';
import { GatheringSeat } from './gathering-seat.tsx';
import { Invitation } from './invitation.tsx';
import { Notices } from './notices.tsx';
import type { TableProps } from './table-props.ts';
import { TableRules } from './table-rules.tsx';
import { logError } from '../../errors/report.ts';

/** Before the game: who sits where, the link for friends, and the host's start. */
export function Gathering(props: TableProps) {
  const { module, view, nameOf, client } = props;
  const words = useWords();
  const online = useOnlineWords();
  const [name, setName] = useState(() => storedSession()?.person.name ?? storedName());
  const [failed, setFailed] = useState(false);
  const isSeated = view.me.seat !== null;
  const sit = (seat: number) => {
    setFailed(false);
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
          <h1>{module.cover.words[useLanguage()].title}</h1>
          <TableRules {...props} />
          {!isSeated && (
            <TextField
              label={words.yourName}
              value={name}
              set={setName}
              maxLength={20}
              placeholder={words.guest}
              autoComplete="nickname"
            />
          )}
          <ul className="seat-list" aria-label={words.seats}>
            {view.seats.map((info, seat) => (
              <GatheringSeat key={words.seat(seat + 1)} {...props} info={info} seat={seat} sit={sit} />
            ))}
          </ul>
          <p className="refusal" role="status">
            {failed && online.noServer}
          </p>
          <StartRow {...props} />
        </div>
        <div className="panel gathering-side">
          <Invitation table={view.table} />
          <Chat {...props} nameOf={nameOf} />
        </div>
      </main>
    </div>
  );
}

function StartRow({ view, client, nameOf }: TableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const isHost = view.me.person === view.host;
  const isFull = view.seats.every(({ person, bot }) => person !== null || bot !== null);
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
