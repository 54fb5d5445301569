import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { signInAs } from '../session.ts';
import { NameField } from '../../parts/name-field.tsx';
import { signOut } from './actions.ts';
import { type AccountProps, Panel } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';

/** The name that others see, a link to the person's games, and signing out. */
export function ProfilePanel({ me, refresh }: AccountProps) {
  const words = useWords();
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const [name, setName] = useState(me.person.name);
  const rename = () =>
    act(async () => {
      await signInAs(name.trim());
      await refresh();
    });
  return (
    <Panel title={account.you} trouble={trouble}>
      {me.login !== null && (
        <p>
          {account.youAre(me.login)} <span className="second">{account.carried}</span>
        </p>
      )}
      <form className="account-form" action={rename}>
        <NameField label={words.yourName} value={name} set={setName} isRequired />
        {name.trim() !== me.person.name && (
          <button type="submit" className="button">
            {account.saveName}
          </button>
        )}
      </form>
      <div className="acts">
        <Link className="button" href={`/people/${me.person.id}`}>
          {account.myPage}
        </Link>
        {me.login !== null && <SignOut refresh={refresh} />}
      </div>
    </Panel>
  );
}

function SignOut({ refresh }: Pick<AccountProps, 'refresh'>) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const leave = (everywhere: boolean) =>
    void act(async () => {
      await signOut(everywhere);
      await refresh();
    });
  return (
    <>
      <button type="button" className="button" onClick={() => leave(false)}>
        {account.signOut}
      </button>
      <button type="button" className="button" onClick={() => leave(true)}>
        {account.signOutAll}
      </button>
      <span role="alert" className="refusal">
        {trouble}
      </span>
    </>
  );
}
