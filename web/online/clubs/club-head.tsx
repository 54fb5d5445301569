import type { ClubView } from '@grove/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { storedName } from '../../local-game/seat-names.ts';
import { AskButton } from '../../parts/ask-button.tsx';
import { useLocale } from '../../parts/locale.ts';
import { lettersOver, NameField } from '../../parts/name-field.tsx';
import { callApi } from '../api.ts';
import { signInAs, storedSession } from '../session.ts';
import { ClubEmblem } from './club-emblem.tsx';
import { useClubAction } from './use-club-action.ts';
import { useClubWords } from './words/index.ts';

interface ClubHeadProps {
  readonly club: ClubView;
  readonly invitation: string | undefined;
  readonly refresh: () => void;
}

/** What the club is, and the one thing to do about being a member of it. */
export function ClubHead(props: ClubHeadProps) {
  const { club } = props;
  const words = useClubWords();
  const locale = useLocale();
  const since = new Date(club.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' });
  return (
    <section className="club-head">
      <ClubEmblem id={club.id} name={club.name} />
      <div className="club-title">
        <h1>{club.name}</h1>
        <p className="club-facts">
          <span>{words.members(club.members)}</span>
          <span>{words.since(since)}</span>
          {club.role !== null && <span className="club-role">{words.roles[club.role]}</span>}
          <Link href="/clubs">{words.all}</Link>
        </p>
      </div>
      {club.about !== '' && <p className="club-about">{club.about}</p>}
      {club.role === null && (club.hasAsked ? <Waiting {...props} /> : <Join {...props} />)}
    </section>
  );
}

/** A member at once with the link, else asking. Somebody who is not known here yet gives a name first. */
function Join({ club, invitation, refresh }: ClubHeadProps) {
  const pageWords = useWords();
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const [isKnown] = useState(() => storedSession() !== undefined);
  const [name, setName] = useState(storedName);
  if (invitation === undefined && club.entry === 'link') return null;
  const join = () => {
    if (!isKnown && lettersOver(name) > 0) return undefined;
    return act(async () => {
      const session = storedSession() ?? (await signInAs(name.trim() || pageWords.guest));
      const body = invitation === undefined ? {} : { invitation };
      await callApi('POST /clubs/:club/join', { params: { club: club.id }, token: session.token, body });
      refresh();
    });
  };
  return (
    <form
      className="panel club-join"
      data-bare={(isKnown && invitation === undefined) || undefined}
      action={async () => void (await join())}
    >
      {invitation !== undefined && <p>{words.invited}</p>}
      {!isKnown && <NameField label={pageWords.yourName} value={name} set={setName} />}
      <button type="submit" className="button act">
        {invitation === undefined ? words.ask : words.join}
      </button>
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </form>
  );
}

function Waiting({ club, refresh }: ClubHeadProps) {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const withdraw = () =>
    void act(async () => {
      const session = storedSession();
      const params = { club: club.id, person: session?.person.id ?? '' };
      await callApi('DELETE /clubs/:club/requests/:person', { params, token: session?.token });
      refresh();
    });
  return (
    <div className="panel club-join">
      <p role="status">{words.asked}</p>
      <button type="button" className="button" onClick={withdraw}>
        {words.withdraw}
      </button>
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </div>
  );
}

/** At the foot of the members. */
export function LeaveClub({ club, refresh }: Pick<ClubHeadProps, 'club' | 'refresh'>) {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const session = storedSession();
  const leave = () =>
    void act(async () => {
      const params = { club: club.id, person: session?.person.id ?? '' };
      await callApi('DELETE /clubs/:club/members/:person', { params, token: session?.token });
      refresh();
    });
  return (
    <div className="club-leave">
      <AskButton label={words.leave} question={words.askLeave} act={leave} className="button grave" />
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </div>
  );
}
