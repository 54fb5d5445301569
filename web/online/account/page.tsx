import { useState } from 'react';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useOnlineWords } from '../words/index.ts';
import { CalendarPanel } from '../days/calendar-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { CreateAccountPanel, SignInPanel } from './sign-in-panels.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProgramsPanel } from './programs-panel.tsx';
import { type WhoAmI, useMe } from './use-me.ts';
import { useAccountWords } from './words/index.ts';
import { ProfilePanel } from './profile-panel.tsx';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/account.css';

/** The account: name, password and passkeys, notifications, programs, and the person's data. */
export function AccountPage() {
  const words = useWords();
  const account = useAccountWords();
  const [found, refresh] = useMe();
  const [isDeleted, setIsDeleted] = useState(false);
  useTitle(account.account);
  const deleted = async () => {
    setIsDeleted(true);
    await refresh();
  };
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{account.account}</h1>
        <p role="status" className="status">
          {isDeleted && account.removed}
        </p>
        <Panels found={found} refresh={refresh} deleted={deleted} />
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

interface PanelsProps {
  readonly found: WhoAmI;
  readonly refresh: () => Promise<void>;
  readonly deleted: () => Promise<void>;
}

function Panels({ found, refresh, deleted }: PanelsProps) {
  const account = useAccountWords();
  if (found.state !== 'known') return <SignedOut state={found.state} refresh={refresh} />;
  const { me, token } = found;
  const mine = { me, token, refresh };
  const hasAccount = me.login !== null;
  return (
    <>
      {!hasAccount && <p className="intro">{account.intro}</p>}
      <div className="lobby-columns" key={me.person.id}>
        <div className="lobby-lists">
          <ProfilePanel {...mine} />
          {hasAccount ? <PasswordPanel {...mine} /> : <CreateAccountPanel refresh={refresh} />}
          {hasAccount && <PasskeysPanel {...mine} />}
          {!hasAccount && <SignInPanel refresh={refresh} />}
        </div>
        <div className="lobby-lists">
          <NotificationsPanel {...mine} />
          <CalendarPanel {...mine} />
          <ProgramsPanel {...mine} />
          <DataPanel {...mine} deleted={deleted} />
        </div>
      </div>
    </>
  );
}

/** For a browser without a session: create an account or sign in. */
function SignedOut({ state, refresh }: { readonly state: WhoAmI['state'] } & Pick<PanelsProps, 'refresh'>) {
  const online = useOnlineWords();
  const account = useAccountWords();
  if (state === 'loading') return null;
  if (state === 'unreachable') return <p className="panel">{online.noServer}</p>;
  return (
    <>
      <p className="intro">{account.intro}</p>
      <div className="lobby-columns">
        <CreateAccountPanel refresh={refresh} />
        <SignInPanel refresh={refresh} />
      </div>
    </>
  );
}
