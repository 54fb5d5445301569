import type { MailState } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { TextField } from '../lobby/fields.tsx';
import { callApi } from '../api.ts';
import type { AccountProps } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';
import { reporting } from '../../errors/report.ts';

/** For accounts, where the host sends mail. */
export function MailForm({ me, token }: AccountProps) {
  const account = useAccountWords();
  const language = useLanguage();
  const { trouble, act } = useAction();
  const [mail, setMail] = useState<MailState>();
  const [address, setAddress] = useState('');
  useEffect(() => {
    // Without the server nothing can be changed, so nothing is offered.
    callApi('GET /me/mail', { token }).then(setMail, reporting('mail'));
  }, [token]);
  if (mail?.offered !== true || me.login === null) return null;
  const change = (doIt: () => Promise<void>) =>
    act(async () => {
      await doIt();
      setMail(await callApi('GET /me/mail', { token }));
    });
  return (
    <div className="mail-part">
      <p className="second">{account.mailNote}</p>
      <p role="status">
        {mail.address !== null && (mail.confirmed ? account.mailKnown(mail.address) : account.mailWaits(mail.address))}
      </p>
      {mail.address === null ? (
        <form
          className="account-form"
          action={() => change(() => callApi('PUT /me/mail', { token, body: { address, language } }))}
        >
          <TextField
            label={account.mail}
            value={address}
            set={setAddress}
            type="email"
            autoComplete="email"
            maxLength={250}
            isRequired
          />
          <button type="submit" className="button">
            {account.mailAct}
          </button>
        </form>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => void change(() => callApi('DELETE /me/mail', { token }))}
        >
          {account.mailStop}
        </button>
      )}
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </div>
  );
}
