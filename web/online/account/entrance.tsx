import { useState } from 'react';
import { TextField } from '../lobby/fields.tsx';
import { makeAccount, signIn } from './acts.ts';
import type { MineProps } from './panel.tsx';
import { Panel } from './panel.tsx';
import { canUsePasskeys, makePasskeyAccount, signInWithPasskey } from './passkeys.ts';
import { useAct } from './use-act.ts';
import { useAccountWords } from './words/index.ts';

const SHORTEST = 3;

type EntranceProps = Pick<MineProps, 'look'>;

interface FormProps {
  readonly enter: (login: string, password: string) => Promise<void>;
  readonly label: string;
  readonly isNew: boolean;
  /** With a passkey instead of the password; a new account still needs its name. */
  readonly withKey: (login: string) => Promise<void>;
}

function EntranceForm({ enter, label, isNew, withKey }: FormProps) {
  const account = useAccountWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form className="account-form" action={() => enter(login.trim(), password)}>
      <TextField
        label={account.login}
        value={login}
        set={setLogin}
        autoComplete="username"
        minLength={SHORTEST}
        maxLength={60}
        isRequired
      />
      <TextField
        label={account.password}
        value={password}
        set={setPassword}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={10}
        maxLength={200}
        isRequired
      />
      {isNew && <p className="second">{account.passwordNote}</p>}
      <div className="acts">
        <button type="submit" className={isNew ? 'button' : 'button act'}>
          {label}
        </button>
        {canUsePasskeys() && (
          <button
            type="button"
            className="button"
            disabled={isNew && login.trim().length < SHORTEST}
            onClick={() => void withKey(login.trim())}
          >
            {isNew ? account.makeWithKey : account.signInWithKey}
          </button>
        )}
      </div>
    </form>
  );
}

/** A name and a password; a guest keeps everything. */
export function MakePanel({ look }: EntranceProps) {
  const account = useAccountWords();
  const { trouble, act } = useAct();
  const enter = (login: string, password: string) =>
    act(async () => {
      await makeAccount(login, password);
      await look();
    });
  const withKey = (login: string) =>
    act(async () => {
      await makePasskeyAccount(login);
      await look();
    });
  return (
    <Panel title={account.make} trouble={trouble}>
      <p className="second">{account.makeNote}</p>
      <EntranceForm enter={enter} label={account.makeAct} withKey={withKey} isNew />
    </Panel>
  );
}

export function SignInPanel({ look }: EntranceProps) {
  const account = useAccountWords();
  const { trouble, act } = useAct();
  const enter = (login: string, password: string) =>
    act(async () => {
      await signIn(login, password);
      await look();
    });
  const withKey = () =>
    act(async () => {
      await signInWithPasskey();
      await look();
    });
  return (
    <Panel title={account.signIn} trouble={trouble}>
      <p className="second">{account.signInNote}</p>
      <EntranceForm enter={enter} label={account.signInAct} withKey={withKey} isNew={false} />
    </Panel>
  );
}
