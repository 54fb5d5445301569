import { useState } from 'react';
import { useWords } from '../../language.tsx';
import { Header } from '../../parts/header.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { useOnlineWords } from '../words/index.ts';
import { AwayPanel } from './away.tsx';
import { DataPanel } from './data.tsx';
import { MakePanel, SignInPanel } from './entrance.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { PasswordPanel } from './password.tsx';
import { ProgramsPanel } from './programs.tsx';
import { type Found, useMe } from './use-me.ts';
import { useAccountWords } from './words/index.ts';
import { YouPanel } from './you.tsx';
import '../styles/fields.css';
import '../styles/lobby.css';
import '../styles/account.css';

/** Everything about oneself: the account, its devices and programs, what one is told of, and one's data. */
export function AccountPage() {
  const words = useWords();
  const account = useAccountWords();
  const [found, look] = useMe();
  const [isDeleted, setIsDeleted] = useState(false);
  useTitle(account.account);
  const deleted = async () => {
    setIsDeleted(true);
    await look();
  };
  return (
    <div className="home">
      <Header />
      <main className="home-main lobby">
        <h1>{account.account}</h1>
        <p role="status" className="status">
          {isDeleted && account.removed}
        </p>
        <Panels found={found} look={look} deleted={deleted} />
      </main>
      <footer className="foot">{words.unofficial}</footer>
    </div>
  );
}

interface PanelsProps {
  readonly found: Found;
  readonly look: () => Promise<void>;
  readonly deleted: () => Promise<void>;
}

function Panels({ found, look, deleted }: PanelsProps) {
  const account = useAccountWords();
  if (found.state !== 'here') return <Outside state={found.state} look={look} />;
  const { me, token } = found;
  const mine = { me, token, look };
  const hasAccount = me.login !== null;
  return (
    <>
      {!hasAccount && <p className="intro">{account.intro}</p>}
      <div className="lobby-columns" key={me.person.id}>
        <div className="lobby-lists">
          <YouPanel {...mine} />
          {hasAccount ? <PasswordPanel {...mine} /> : <MakePanel look={look} />}
          {hasAccount && <KeysPanel {...mine} />}
          {!hasAccount && <SignInPanel look={look} />}
        </div>
        <div className="lobby-lists">
          <AwayPanel {...mine} />
          <ProgramsPanel {...mine} />
          <DataPanel {...mine} deleted={deleted} />
        </div>
      </div>
    </>
  );
}

/** For somebody who has never sat down here: the two ways in. */
function Outside({ state, look }: { readonly state: Found['state'] } & Pick<PanelsProps, 'look'>) {
  const online = useOnlineWords();
  const account = useAccountWords();
  if (state === 'looking') return null;
  if (state === 'unreachable') return <p className="panel">{online.noServer}</p>;
  return (
    <>
      <p className="intro">{account.intro}</p>
      <div className="lobby-columns">
        <MakePanel look={look} />
        <SignInPanel look={look} />
      </div>
    </>
  );
}
