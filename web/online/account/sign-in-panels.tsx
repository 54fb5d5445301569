import { useState } from 'react';
import { TextField } from '../lobby/fields.tsx';
import { createAccount, signIn } from './actions.ts';
import type { AccountProps } from './panel.tsx';
import { Panel } from './panel.tsx';
import { canUsePasskeys, createPasskeyAccount, signInWithPasskey } from './passkeys.ts';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';

const SHORTEST = 3;

type SignInProps = Pick<AccountProps, 'refresh'>;

interface FormProps {
  readonly enter: (login: string, password: string) => Promise<void>;
  readonly label: string;
  readonly isNew: boolean;
  /** With a passkey instead of the password; a new account still needs its name. */
  readonly withKey: (login: string) => Promise<void>;
}

function CredentialsForm({ enter, label, isNew, withKey }: FormProps) {
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
export function CreateAccountPanel({ refresh }: SignInProps) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const enter = (login: string, password: string) =>
    act(async () => {
      await createAccount(login, password);
      await refresh();
    });
  const withKey = (login: string) =>
    act(async () => {
      await createPasskeyAccount(login);
      await refresh();
    });
  return (
    <Panel title={account.make} trouble={trouble}>
      <p className="second">{account.makeNote}</p>
      <CredentialsForm enter={enter} label={account.makeAct} withKey={withKey} isNew />
    </Panel>
  );
}

export function SignInPanel({ refresh }: SignInProps) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const enter = (login: string, password: string) =>
    act(async () => {
      await signIn(login, password);
      await refresh();
    });
  const withKey = () =>
    act(async () => {
      await signInWithPasskey();
      await refresh();
    });
  return (
    <Panel title={account.signIn} trouble={trouble}>
      <p className="second">{account.signInNote}</p>
      <CredentialsForm enter={enter} label={account.signInAct} withKey={withKey} isNew={false} />
    </Panel>
  );
}
