import { itemAt } from '@grove/kernel';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newBackend } from './backend.ts';
import { HttpClient, eventually, testServer } from './server.ts';

/** A mail server on loopback that takes everything. */
async function mailServer() {
  const mails: string[] = [];
  const server = createServer((socket: Socket) => {
    let text = '';
    let inData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      text += data.toString();
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) mails.push(part);
        inData = !inData && part === 'DATA';
        if (part === 'QUIT') socket.end('221 bye\r\n');
        else say(inData ? '354 go on' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { mails, server: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const plain = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const link = (mail: string, what: string): string =>
  new RegExp(`https://grove\\.example\\.org(/mail/${what}\\?code=[\\w-]+)`).exec(plain(mail))?.[1] ?? '';

async function withMail() {
  const { mails, server } = await mailServer();
  let now = 1_000_000;
  const mail = { server, from: 'grove@example.org', site: 'https://grove.example.org' };
  const app = await testServer({ now: () => now, notices: { mail, patience: 0 } });
  const bert = await HttpClient.guest(app, 'Bert');
  await bert.call('PUT', '/me/account', { login: 'bert', password: 'long enough' });
  const anna = await HttpClient.guest(app, 'Anna');
  const turn = async () => {
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    return table;
  };
  return { app, mails, anna, bert, turn, pass: (ms: number) => void (now += ms) };
}

const address = { address: 'bert@example.org', language: 'en' };

describe('mail', () => {
  test('is sent to a confirmed address only, names the table, and stops by its link', async () => {
    const { app, mails, bert, turn } = await withMail();
    expect((await bert.call('PUT', '/me/mail', address)).status).toBe(204);
    expect(mails).toHaveLength(1);
    const confirm = link(itemAt(mails, 0), 'confirm');
    // A program that only follows the link confirms nothing.
    expect((await app.inject(confirm)).body).toContain('<form method="post">');
    expect((await bert.call('GET', '/me/mail')).body).toMatchObject({ confirmed: false });
    expect((await app.inject({ method: 'POST', url: confirm })).body).toContain('Done.');
    expect((await bert.call('GET', '/me/mail')).body).toEqual({
      offered: true,
      address: address.address,
      confirmed: true,
    });
    const table = await turn();
    await eventually(async () => mails.length).toBe(2);
    expect(plain(itemAt(mails, 1))).toContain(`https://grove.example.org/table/${table}`);
    expect(mails[1]).toMatch(/^Message-ID: <[\w-]{43}@grove\.example\.org>/m);
    expect(mails[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    await app.inject({ method: 'POST', url: link(itemAt(mails, 1), 'stop'), headers, payload });
    expect((await bert.call('GET', '/me/mail')).body).toMatchObject({ address: null });
    await turn();
    await app.close();
    expect(mails).toHaveLength(2);
  });

  test('is not sent to an address that nobody has confirmed', async () => {
    const { app, mails, bert, turn } = await withMail();
    await bert.call('PUT', '/me/mail', address);
    await turn();
    await app.close();
    expect(mails).toHaveLength(1);
  });

  test('an address is not asked again and again, whoever asks', async () => {
    const { anna, bert, pass } = await withMail();
    await anna.call('PUT', '/me/account', { login: 'anna', password: 'long enough' });
    await bert.call('PUT', '/me/mail', address);
    expect((await anna.call('PUT', '/me/mail', address)).status).toBe(429);
    // Nor by taking it away, or by asking for another one in between.
    await bert.call('DELETE', '/me/mail');
    expect((await bert.call('PUT', '/me/mail', address)).status).toBe(429);
    expect((await bert.call('PUT', '/me/mail', { ...address, address: 'b@example.org' })).status).toBe(204);
    expect((await bert.call('PUT', '/me/mail', { ...address, address: 'BERT@example.org' })).status).toBe(429);
    pass(600_001);
    expect((await anna.call('PUT', '/me/mail', address)).status).toBe(204);
  });

  test('may be asked for again at once if it could not be sent', async () => {
    const { server, mails } = await mailServer();
    const nowhere = { server: 'smtp://127.0.0.1:1', from: 'grove@example.org', site: 'https://grove.example.org' };
    const backend = await newBackend();
    for (const mail of [nowhere, { ...nowhere, server }]) {
      const app = await testServer({ ...(await backend.open()), notices: { mail } });
      const bert = await HttpClient.guest(app, 'Bert');
      await bert.call('PUT', '/me/account', { login: `bert${mails.length}${mail.server}`, password: 'long enough' });
      const { status } = await bert.call('PUT', '/me/mail', address);
      expect(status).toBe(mail === nowhere ? 500 : 204);
    }
    expect(mails).toHaveLength(1);
  });

  test('is for accounts, for addresses, and where the host has set it up', async () => {
    const { anna, bert } = await withMail();
    expect((await anna.call('PUT', '/me/mail', address)).body).toMatchObject({ error: { kind: 'no-account' } });
    for (const bad of ['bert', 'bert@a b', 'a@b,c@d', 'a\r\nBcc: x@y']) {
      expect((await bert.call('PUT', '/me/mail', { address: bad })).status).toBe(400);
    }
    const without = await HttpClient.guest(await testServer(), 'Cleo');
    expect((await without.call('PUT', '/me/mail', address)).body).toMatchObject({ error: { kind: 'no-mail' } });
    expect((await without.app.inject('/mail/confirm?code=nonsense')).body).toContain('no longer valid');
  });
});
