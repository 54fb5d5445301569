import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { ANSWER_WITHIN, Challenges } from '../people/challenges.ts';
import { addKey, dropKey, NO_KEYS, noteUse, readKeyring } from '../people/keyring.ts';
import { Authenticator } from './authenticator.ts';
import { call, HttpClient, testServer } from './server.ts';

const asText = (challenge: Uint8Array): string => Buffer.from(challenge).toString('base64url');

describe('a question for a passkey', () => {
  test('is known again for what it was asked for, within its time, and on any node with the same key', async () => {
    let now = 1_000_000;
    const node = () =>
      new Challenges(
        async () => 'the server’s key',
        () => now,
      );
    const question = asText(await node().ask('sign-in'));
    expect(await node().isOurs('sign-in', question)).toBe(true);
    expect(await node().isOurs('register p-anna', question)).toBe(false);
    now += ANSWER_WITHIN + 1;
    expect(await node().isOurs('sign-in', question)).toBe(false);
  });

  test('of another server, or changed in one place, is not ours', async () => {
    const ours = new Challenges(
      async () => 'ours',
      () => 0,
    );
    const theirs = new Challenges(
      async () => 'theirs',
      () => 0,
    );
    const question = await ours.ask('sign-in');
    expect(await ours.isOurs('sign-in', asText(await theirs.ask('sign-in')))).toBe(false);
    for (const place of question.keys()) {
      const changed = question.with(place, itemAt(question, place) ^ 1);
      expect(await ours.isOurs('sign-in', asText(changed))).toBe(false);
    }
    expect(await ours.isOurs('sign-in', 'nonsense')).toBe(false);
  });
});

test('a keyring keeps keys, counts uses, and remembers answers for as long as they could be sent again', () => {
  const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], site: 'grove.example.org', createdAt: 1 };
  const ring = noteUse(addKey(readKeyring(null), key), 'k', 5, 'first', 100, 50);
  expect(ring.keys).toMatchObject([{ id: 'k', counter: 5 }]);
  expect(noteUse(ring, 'k', 6, 'second', 151, 50).answered).toEqual([{ challenge: 'second', at: 151 }]);
  expect(dropKey(ring, 'k').keys).toEqual(NO_KEYS.keys);
});

describe('passkeys over HTTP', () => {
  const headers = { origin: 'https://grove.example.org', host: 'grove.example.org' };
  const post = async (app: Awaited<ReturnType<typeof testServer>>, url: string, payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      payload,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  const answer = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', userHandle: 'cA' },
    clientExtensionResults: {},
  };

  test('the questions name the server and the person, and never ask for a key that is there', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const offer = (await post(app, '/me/passkeys/options', {}, anna.token)).json<Record<string, unknown>>();
    expect(offer).toMatchObject({
      rp: { name: 'Grove', id: 'grove.example.org' },
      user: { id: Buffer.from(anna.id).toString('base64url'), name: 'Anna' },
      authenticatorSelection: { residentKey: 'required' },
    });
    const question = await post(app, '/sessions/passkey/options', {});
    expect(question.json()).toMatchObject({ rpId: 'grove.example.org' });
  });

  test('a key opens the account, each answer once, and only for the server that it was made for', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const device = new Authenticator(headers.origin);
    const challengeAt = async (url: string, token?: string) =>
      (await post(app, url, {}, token)).json<{ challenge: string }>().challenge;
    const made = device.register(await challengeAt('/me/passkeys/options', anna.token));
    expect((await post(app, '/me/passkeys', { answer: made, login: 'anna' }, anna.token)).statusCode).toBe(204);
    expect((await anna.call('GET', '/me')).body).toMatchObject({ login: 'anna', hasPassword: false });
    const signIn = device.signIn(await challengeAt('/sessions/passkey/options'), anna.id);
    const first = await post(app, '/sessions/passkey', { answer: signIn });
    expect(first.json()).toMatchObject({ person: { id: anna.id, name: 'Anna' } });
    expect((await post(app, '/sessions/passkey', { answer: signIn })).statusCode).toBe(401);
    // Nor twice at the same moment.
    const again = device.signIn(await challengeAt('/sessions/passkey/options'), anna.id);
    const both = await Promise.all([1, 2].map(() => post(app, '/sessions/passkey', { answer: again })));
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    const challenge = await challengeAt('/sessions/passkey/options');
    const elsewhere = new Authenticator('https://evil.example.org').signIn(challenge, anna.id);
    expect((await post(app, '/sessions/passkey', { answer: elsewhere })).statusCode).toBe(401);
    const other = await HttpClient.guest(app, 'Other');
    const stolen = device.signIn(await challengeAt('/sessions/passkey/options'), other.id);
    expect((await post(app, '/sessions/passkey', { answer: stolen })).statusCode).toBe(401);
    const { id } = itemAt((await anna.call<{ id: string }[]>('GET', '/me/passkeys')).body, 0);
    expect((await anna.call('DELETE', `/me/passkeys/${id}`)).status).toBe(409);
    expect((await call(app, 'POST', '/sessions', { login: 'anna', password: 'x'.repeat(10) })).status).toBe(401);
  });

  test('answers that prove nothing open nothing', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const userHandle = Buffer.from(anna.id).toString('base64url');
    const known = { ...answer, response: { ...answer.response, userHandle } };
    expect((await post(app, '/sessions/passkey', { answer })).statusCode).toBe(401);
    expect((await post(app, '/sessions/passkey', { answer: known })).statusCode).toBe(401);
    expect((await post(app, '/sessions/passkey', { answer: {} })).statusCode).toBe(400);
    expect((await post(app, '/me/passkeys', { answer, login: 'anna' }, anna.token)).statusCode).toBe(400);
    expect((await anna.call('GET', '/me')).body).toMatchObject({ login: null, hasPassword: false });
    expect((await call(app, 'POST', '/sessions/passkey/options', {})).status).toBe(400);
  });

  test('a token that is not fresh adds no key to an account', async () => {
    let now = 1_000_000;
    const app = await testServer({ now: () => now });
    const anna = await HttpClient.guest(app, 'Anna');
    const account = { login: 'anna', password: 'correct horse battery' };
    await anna.call('PUT', '/me/account', account);
    now += 600_000;
    expect((await post(app, '/me/passkeys', { answer }, anna.token)).statusCode).toBe(401);
    // Nor does one that was made with it just now, for a browser or for a program.
    for (const [body, status] of [
      [undefined, 401],
      [{ name: 'My bot' }, 403],
    ] as const) {
      const { body: made } = await anna.call<{ token: string }>('POST', '/me/tokens', body);
      expect((await post(app, '/me/passkeys', { answer }, made.token)).statusCode).toBe(status);
    }
    const current = account.password;
    expect((await post(app, '/me/passkeys', { answer, current }, anna.token)).statusCode).toBe(400);
  });
});
