import type { ClubSummary, NewClub } from '@grove/protocol';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { clubAddress } from './club-address.ts';
import { ClubEmblem } from './club-emblem.tsx';
import { ClubForm } from './club-form.tsx';
import { useClubAction } from './use-club-action.ts';
import { useClubs } from './use-clubs.ts';
import { useClubWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/clubs.css';

/** My clubs, those that anybody may find, and a new one. */
export function ClubsPage() {
  const words = useWords();
  const online = useOnlineWords();
  const club = useClubWords();
  const { value, error } = useClubs();
  const mine = (value ?? []).filter(({ role }) => role !== null);
  const others = (value ?? []).filter(({ role }) => role === null);
  useTitle(club.clubs);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{club.clubs}</h1>
        <p className="lobby-intro">{club.intro}</p>
        {error !== undefined && <p className="panel">{online.noServer}</p>}
        {value && (
          <div className="lobby-columns">
            <div className="lobby-lists">
              {mine.length > 0 && <ClubList title={club.mine} clubs={mine} />}
              <ClubList title={club.others} clubs={others} />
            </div>
            <FoundClub />
          </div>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

interface ClubListProps {
  readonly title: string;
  readonly clubs: readonly ClubSummary[];
}

function ClubList({ title, clubs }: ClubListProps) {
  const words = useClubWords();
  const id = useId();
  return (
    <section className="panel table-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {clubs.length === 0 && <p className="second">{words.noOthers}</p>}
      <ul>
        {clubs.map((club) => (
          <li key={club.id}>
            <ClubRow club={club} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClubRow({ club: { id, name, about, members, role, requests } }: { readonly club: ClubSummary }) {
  const words = useClubWords();
  return (
    <Link href={clubAddress(id)} className="club-row">
      <ClubEmblem id={id} name={name} />
      <span className="club-row-text">
        <strong>{name}</strong>
        {about !== '' && <span className="second club-row-about">{about}</span>}
        <span className="club-facts second">
          <span>{words.members(members)}</span>
          {role !== null && role !== 'member' && <span>{words.roles[role]}</span>}
          {requests > 0 && <span className="club-asking">{words.asking(requests)}</span>}
        </span>
      </span>
    </Link>
  );
}

const NEW: NewClub = { name: '', about: '', entry: 'request' };

/** For those with an account; others are told why they need one. */
function FoundClub() {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const [, go] = useLocation();
  const id = useId();
  const session = storedSession();
  const hasAccount = session !== undefined && (session.login ?? null) !== null;
  const found = (body: NewClub) =>
    act(async () => {
      const { id: club } = await callApi('POST /clubs', { token: session?.token, body });
      go(clubAddress(club));
    });
  return (
    <section className="panel new-table" aria-labelledby={id}>
      <h2 id={id}>{words.found}</h2>
      {hasAccount ? (
        <ClubForm club={NEW} label={words.found} save={found} />
      ) : (
        <>
          <p>{words.needsAccount}</p>
          <p>
            <Link className="button" href="/account">
              {words.toAccount}
            </Link>
          </p>
        </>
      )}
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </section>
  );
}
