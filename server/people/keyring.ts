/** A passkey as it is stored: the public half, which proves nothing by itself. */
export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The host name that it was made for, and is valid for. */
  readonly site: string;
  readonly createdAt: number;
}

/** All passkeys of a person, and the challenges that were answered lately, so that no answer counts twice. */
export interface Keyring {
  readonly keys: readonly Passkey[];
  readonly answered: readonly { readonly challenge: string; readonly at: number }[];
}

export const NO_KEYS: Keyring = { keys: [], answered: [] };

export const readKeyring = (text: string | null): Keyring => (text === null ? NO_KEYS : (JSON.parse(text) as Keyring));

export const addKey = (ring: Keyring, key: Passkey): Keyring => ({ ...ring, keys: [...ring.keys, key] });

export const dropKey = (ring: Keyring, id: string): Keyring => ({
  ...ring,
  keys: ring.keys.filter((key) => key.id !== id),
});

/** After a sign-in: the key's new counter, and the challenge that must not be answered again. */
export function noteUse(
  ring: Keyring,
  id: string,
  counter: number,
  challenge: string,
  at: number,
  keep: number,
): Keyring {
  return {
    keys: ring.keys.map((key) => (key.id === id ? { ...key, counter } : key)),
    answered: [...ring.answered.filter((answer) => at - answer.at <= keep), { challenge, at }],
  };
}
