import type { NewClub } from '@grove/protocol';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { AskButton } from '../../parts/ask-button.tsx';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import { ShareLink } from '../share-link.tsx';
import { invitationLink } from './club-address.ts';
import { ClubForm } from './club-form.tsx';
import type { ClubProps } from './club-props.ts';
import { useClubAction } from './use-club-action.ts';
import { useClubWords } from './words/index.ts';

/** The link to join; and for owners what the club is called, and its end. */
export const ManageTab = (props: ClubProps) => (
  <div className="lobby-columns">
    <JoinLink {...props} />
    {props.club.role === 'owner' && (
      <div className="lobby-lists">
        <Settings {...props} />
        <Dissolve {...props} />
      </div>
    )}
  </div>
);

function JoinLink({ club, refresh }: ClubProps) {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  if (club.invitation === null) return null;
  const renew = () =>
    void act(async () => {
      await callApi('POST /clubs/:club/invitation', { params: { club: club.id }, token: storedSession()?.token });
      refresh();
    });
  return (
    <div className="panel club-panel">
      <ShareLink
        title={words.link}
        note={words.linkNote}
        link={invitationLink(club.id, club.invitation)}
        label={words.link}
        qrLabel={words.qr}
        shared={{ title: club.name, text: words.shareText(club.name) }}
      >
        <AskButton label={words.renew} question={words.askRenew} act={renew} />
      </ShareLink>
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </div>
  );
}

function Settings({ club, refresh }: ClubProps) {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const id = useId();
  const save = (body: NewClub) =>
    act(async () => {
      await callApi('PATCH /clubs/:club', { params: { club: club.id }, token: storedSession()?.token, body });
      refresh();
    });
  const { name, about, entry } = club;
  return (
    <section className="panel club-panel" aria-labelledby={id}>
      <h2 id={id}>{words.change}</h2>
      <ClubForm club={{ name, about, entry }} label={words.save} save={save} />
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </section>
  );
}

function Dissolve({ club }: ClubProps) {
  const words = useClubWords();
  const { trouble, act } = useClubAction();
  const [, go] = useLocation();
  const dissolve = () =>
    void act(async () => {
      await callApi('DELETE /clubs/:club', { params: { club: club.id }, token: storedSession()?.token });
      go('/clubs');
    });
  return (
    <div className="club-leave">
      <AskButton label={words.dissolve} question={words.askDissolve} act={dissolve} className="button grave" />
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </div>
  );
}
