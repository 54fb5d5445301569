import type { GameManifest } from '@grove/game-kit';
import type { ClubView } from '@grove/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useOnlineWords } from '../words/index.ts';
import { ChatTab } from './chat-tab.tsx';
import { clubAddress, invitationIn } from './club-address.ts';
import { ClubHead } from './club-head.tsx';
import { type ClubProps, isLeading } from './club-props.ts';
import { ManageTab } from './manage-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { StandingsTab } from './standings-tab.tsx';
import { TablesTab } from './tables-tab.tsx';
import { TournamentsTab } from './tournaments-tab.tsx';
import { useClub } from './use-clubs.ts';
import { type ClubTab, useClubWords } from './words/index.ts';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/standings.css';
import '../styles/chat.css';
import '../styles/gathering.css';
import '../styles/clubs.css';
import '../styles/club.css';
import '../styles/club-members.css';
import '../styles/club-chat.css';

interface ClubPageProps {
  readonly manifests: readonly GameManifest[];
  readonly club: string;
  readonly tab: string | undefined;
}

/** One club: what it is, whether one is a member, and its parts, one at a time. */
export function ClubPage({ manifests, club: id, tab }: ClubPageProps) {
  const words = useWords();
  const online = useOnlineWords();
  const clubWords = useClubWords();
  const [invitation] = useState(() => invitationIn(location.hash));
  const { value: club, error, refresh } = useClub(id, invitation);
  useTitle(club?.name ?? clubWords.clubs);
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        {error !== undefined && (
          <div className="panel notice" role="status">
            <h1>{error === 'not-there' ? clubWords.noSuchClub : online.noServer}</h1>
            <Link className="button" href="/clubs">
              {clubWords.all}
            </Link>
          </div>
        )}
        {club && (
          <>
            <ClubHead club={club} invitation={invitation} refresh={refresh} />
            <ClubParts club={club} refresh={refresh} manifests={manifests} asked={tab} />
          </>
        )}
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

/** Strangers see what is played and who plays; members talk, too; and those who lead manage. */
function tabsFor(club: ClubView): readonly ClubTab[] {
  const all = ['tables', 'tournaments', 'standings', 'members'] as const;
  if (club.role === null) return club.entry === 'request' ? all : [];
  return isLeading(club) ? [...all, 'chat', 'manage'] : [...all, 'chat'];
}

function ClubParts({ asked, ...props }: ClubProps & { readonly asked: string | undefined }) {
  const { club } = props;
  const words = useClubWords();
  const tabs = tabsFor(club);
  const tab = tabs.find((one) => one === asked) ?? tabs[0];
  if (tab === undefined) return null;
  const Part = PARTS[tab];
  return (
    <>
      <nav className="tabs club-tabs" aria-label={words.parts}>
        {tabs.map((one) => (
          <Link
            key={one}
            href={clubAddress(club.id, one)}
            className="tab"
            aria-current={one === tab ? 'page' : undefined}
          >
            {words.tabs[one]}
            {one === 'members' && club.requests > 0 && (
              <span className="club-count" aria-label={words.asking(club.requests)}>
                {club.requests}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <Part {...props} />
    </>
  );
}

const PARTS: { readonly [Tab in ClubTab]: (props: ClubProps) => ReactNode } = {
  tables: TablesTab,
  tournaments: TournamentsTab,
  standings: StandingsTab,
  members: MembersTab,
  chat: ChatTab,
  manage: ManageTab,
};
