import { useState } from 'react';
import { TextField } from '../lobby/fields.tsx';
import { callApi } from '../api.ts';
import { type AccountProps, Panel } from './panel.tsx';
import { PresentPassword } from './present-password.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';

export function PasswordPanel({ me, token, refresh }: AccountProps) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const change = () =>
    act(async () => {
      setIsChanged(false);
      await callApi('PUT /me/account', {
        token,
        body: { login: me.login ?? '', password: next, current: present },
      });
      await refresh();
      setPresent('');
      setNext('');
      setIsChanged(true);
    });
  return (
    <Panel title={me.hasPassword ? account.changePassword : account.password} trouble={trouble}>
      <form className="account-form" action={change}>
        <input type="text" autoComplete="username" value={me.login ?? ''} readOnly hidden />
        {me.hasPassword && <PresentPassword value={present} set={setPresent} />}
        <TextField
          label={account.next}
          value={next}
          set={setNext}
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={200}
          isRequired
        />
        <p className="second">
          {account.passwordNote} {account.changeNote}
        </p>
        <button type="submit" className="button">
          {account.changeAct}
        </button>
      </form>
      <p role="status" className="kept">
        {isChanged && account.changed}
      </p>
    </Panel>
  );
}
