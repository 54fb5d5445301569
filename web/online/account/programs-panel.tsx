import type { TokenInfo } from '@grove/protocol';
import { useEffect, useState } from 'react';
import { useLocale } from '../../parts/locale.ts';
import { TextField } from '../lobby/fields.tsx';
import { callApi } from '../api.ts';
import { type AccountProps, Panel } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useAccountWords } from './words/index.ts';
import { reporting } from '../../errors/report.ts';

/** Tokens for programs that play in the person's name: each is shown once, and can be ended. */
export function ProgramsPanel({ token }: AccountProps) {
  const account = useAccountWords();
  const { trouble, act } = useAction();
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([]);
  const [name, setName] = useState('');
  const [made, setMade] = useState<string>();
  const load = async () => setTokens(await programsOf(token));
  useEffect(() => {
    programsOf(token).then(setTokens, reporting('programs'));
  }, [token]);
  const make = () =>
    act(async () => {
      const { token: secret } = await callApi('POST /me/tokens', { token, body: { name } });
      setMade(secret);
      setName('');
      await load();
    });
  const end = (id: string) =>
    void act(async () => {
      await callApi('DELETE /me/tokens/:token', { token, params: { token: id } });
      await load();
    });
  return (
    <Panel title={account.programs} trouble={trouble}>
      <p className="second">{account.programsNote}</p>
      <TokenList tokens={tokens} end={end} />
      <form className="account-form" action={make}>
        <TextField
          label={account.programName}
          value={name}
          set={setName}
          maxLength={24}
          autoComplete="off"
          isRequired
        />
        <button type="submit" className="button">
          {account.makeToken}
        </button>
      </form>
      <div role="status">
        {made !== undefined && (
          <label className="token">
            <span>{account.tokenMade}</span>
            <input readOnly value={made} aria-label={account.token} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </Panel>
  );
}

const programsOf = async (token: string): Promise<TokenInfo[]> =>
  (await callApi('GET /me/tokens', { token })).filter(({ name }) => name !== null);

interface TokenListProps {
  readonly tokens: readonly TokenInfo[];
  readonly end: (id: string) => void;
}

function TokenList({ tokens, end }: TokenListProps) {
  const account = useAccountWords();
  const locale = useLocale();
  if (tokens.length === 0) return null;
  return (
    <ul className="tokens" aria-label={account.programs}>
      {tokens.map(({ id, name, createdAt }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span className="second">
            {account.since(new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }))}
          </span>
          <button type="button" className="small" onClick={() => end(id)}>
            {account.endToken(name ?? '')}
          </button>
        </li>
      ))}
    </ul>
  );
}
