import type { PasskeyInfo } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { useLocale } from '../../parts/locale.ts';
import { type AccountProps, Panel } from './panel.tsx';
import { addPasskey, canUsePasskeys, forgetPasskey, myPasskeys } from './passkeys.ts';
import { PresentPassword } from './present-password.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';
import { reporting } from '../../errors/report.ts';

/** The passkeys of an account: add one on this device, forget one. */
export function PasskeysPanel({ me, token }: AccountProps) {
  const account = useAccountWords();
  const locale = useLocale();
  const { trouble, act } = useAction();
  const [keys, setKeys] = useState<readonly PasskeyInfo[]>([]);
  const [present, setPresent] = useState('');
  useEffect(() => {
    myPasskeys(token).then(setKeys, reporting('passkeys'));
  }, [token]);
  if (!canUsePasskeys() && keys.length === 0) return null;
  const change = (doIt: () => Promise<void>) =>
    act(async () => {
      await doIt();
      setPresent('');
      setKeys(await myPasskeys(token));
    });
  const add = () => change(() => addPasskey(token, me.hasPassword ? { current: present } : {}));
  return (
    <Panel title={account.passkeys} trouble={trouble}>
      <p className="second">{account.passkeysNote}</p>
      {keys.length > 0 && (
        <ul className="tokens" aria-label={account.passkeys}>
          {keys.map(({ id, createdAt }, i) => (
            <li key={id}>
              <strong>{account.passkeyNumber(i + 1)}</strong>
              <span className="second">
                {account.since(new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }))}
              </span>
              <button type="button" className="small" onClick={() => void change(() => forgetPasskey(token, id))}>
                {account.forgetPasskey(i + 1)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() && (
        <form className="account-form" action={add}>
          {me.hasPassword && <PresentPassword value={present} set={setPresent} />}
          <button type="submit" className="button">
            {account.addPasskey}
          </button>
        </form>
      )}
    </Panel>
  );
}
