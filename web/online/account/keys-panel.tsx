import { useEffect, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { type MineProps, Panel } from './panel.tsx';
import { addPasskey, canUsePasskeys, forgetPasskey, myPasskeys, type PasskeyInfo } from './passkeys.ts';
import { useAct } from './use-act.ts';
import { useAccountWords } from './words/index.ts';

/** The passkeys of an account: add one on this device, forget one. */
export function KeysPanel({ token }: MineProps) {
  const account = useAccountWords();
  const language = useLanguage();
  const { trouble, act } = useAct();
  const [keys, setKeys] = useState<readonly PasskeyInfo[]>([]);
  useEffect(() => {
    myPasskeys(token).then(setKeys, () => setKeys([]));
  }, [token]);
  if (!canUsePasskeys() && keys.length === 0) return null;
  const change = (doIt: () => Promise<void>) =>
    void act(async () => {
      await doIt();
      setKeys(await myPasskeys(token));
    });
  return (
    <Panel title={account.passkeys} trouble={trouble}>
      <p className="second">{account.passkeysNote}</p>
      {keys.length > 0 && (
        <ul className="tokens" aria-label={account.passkeys}>
          {keys.map(({ id, createdAt }, i) => (
            <li key={id}>
              <strong>{account.passkeyNumber(i + 1)}</strong>
              <span className="second">
                {account.since(new Date(createdAt).toLocaleDateString(language, { dateStyle: 'medium' }))}
              </span>
              <button type="button" className="small" onClick={() => change(() => forgetPasskey(token, id))}>
                {account.forgetPasskey(i + 1)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() && (
        <button type="button" className="button" onClick={() => change(() => addPasskey(token))}>
          {account.addPasskey}
        </button>
      )}
    </Panel>
  );
}
