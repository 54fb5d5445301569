import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../language.tsx';
import { signInAs } from '../session.ts';
import { TextField } from '../lobby/fields.tsx';
import { signOut } from './acts.ts';
import { type MineProps, Panel } from './panel.tsx';
import { useAct } from './use-act.ts';
import { useAccountWords } from './words/index.ts';

/** The name that others see, the way to one's own games, and the way out. */
export function YouPanel({ me, look }: MineProps) {
  const words = useWords();
  const account = useAccountWords();
  const { trouble, act } = useAct();
  const [name, setName] = useState(me.person.name);
  const rename = () =>
    act(async () => {
      await signInAs(name.trim());
      await look();
    });
  return (
    <Panel title={account.you} trouble={trouble}>
      {me.login !== null && (
        <p>
          {account.youAre(me.login)} <span className="second">{account.carried}</span>
        </p>
      )}
      <form className="account-form" action={rename}>
        <TextField
          label={words.yourName}
          value={name}
          set={setName}
          maxLength={20}
          autoComplete="nickname"
          isRequired
        />
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
        {me.login !== null && <SignOut look={look} />}
      </div>
    </Panel>
  );
}

function SignOut({ look }: Pick<MineProps, 'look'>) {
  const account = useAccountWords();
  const { trouble, act } = useAct();
  const leave = (everywhere: boolean) =>
    void act(async () => {
      await signOut(everywhere);
      await look();
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
