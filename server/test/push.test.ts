import { firstItems, itemAt } from '@grove/kernel';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { encrypt } from '../notifications/encrypt.ts';
import { isInside, isPushAddress, type Post, postOutside } from '../notifications/post.ts';
import { SocketClient } from './socket-client.ts';
import { HttpClient, eventually, testServer } from './server.ts';

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on loopback; `status` is what it answers. */
async function pushService(status = 201) {
  const deliveries: Delivery[] = [];
  const server = createServer((call, answer) => {
    const parts: Buffer[] = [];
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => {
      deliveries.push({ headers: call.headers, body: Buffer.concat(parts) });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { deliveries, endpoint: `${address}/send/abc` };
}

const postAnywhere: Post = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });

const notices = { post: postAnywhere, maySubscribe: () => true, patience: 0, contact: 'mailto:host@example.org' };

/** A browser's side of RFC 8291. */
function browser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer): unknown => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}

/** Anna and Bert at a started table, Bert with a browser that wants to be told. */
async function awayBert(status?: number) {
  const app = await testServer({ notices });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const service = await pushService(status);
  const device = browser(service.endpoint);
  expect((await bert.call('PUT', '/me/push', device.subscription)).status).toBe(204);
  const table = await anna.table(['me', 'open']);
  await bert.do(table, { kind: 'sit', seat: 1 });
  const start = () => anna.do(table, { kind: 'start' });
  const move = async (who: HttpClient) => who.do(table, { kind: 'move', step: (await who.moves(table))[0] });
  return { app, anna, bert, service, device, table, start, move };
}

describe('RFC 8291', () => {
  test('its own example comes out to the letter', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    expect(encrypt('When I grow up, I want to be a watermelon', keys, sender, salt).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });
});

describe('a push message', () => {
  test('says which table waits and nothing else, signed by the key that browsers were given', async () => {
    const { app, service, device, table, start } = await awayBert();
    await start();
    await eventually(async () => service.deliveries.length).toBe(1);
    const { headers, body } = itemAt(service.deliveries, 0);
    expect(device.read(body)).toEqual({ kind: 'turn', path: `/table/${table}`, table, game: 'acorns' });
    // The service knows which messages take each other's place, and not which table it is.
    const topic: unknown = expect.stringMatching(/^[\w-]{32}$/);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic });
    expect(headers.topic).not.toContain(table);
    const { publicKey } = (await app.inject('/api/v1/push')).json<{ publicKey: string }>();
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [head, claims, signature] = firstItems(token.split('.'), 3);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = firstItems(
      [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')),
      2,
    );
    const publicObject = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicObject, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
    const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
    expect([aud, sub]).toEqual([new URL(service.endpoint).origin, 'mailto:host@example.org']);
  });

  test('comes once a turn, whatever is taken back meanwhile, and again for the next turn', async () => {
    const { app, anna, bert, service, table, start, move } = await awayBert();
    await start();
    await eventually(async () => service.deliveries.length).toBe(1);
    await move(anna);
    await anna.do(table, { kind: 'undo' });
    // Bert takes his own step back: it is his turn again, and the same one.
    await move(bert);
    await bert.do(table, { kind: 'undo' });
    await move(bert);
    await move(anna);
    await eventually(async () => service.deliveries.length).toBe(2);
    await app.close();
    expect(service.deliveries).toHaveLength(2);
  });

  test('does not come to somebody who is at the table', async () => {
    const { app, bert, service, device, table, start, move, anna } = await awayBert();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const client = new SocketClient(address);
    onTestFinished(() => client.cut());
    await client.opened();
    await client.ask({ type: 'hello', token: bert.token }, 'welcome');
    await client.ask({ type: 'watch', table }, 'table');
    await start();
    await move(bert);
    await move(anna);
    client.cut();
    await eventually(async () => (await app.inject('/metrics')).body).toContain('grove_sockets 0');
    // The next turn is the first that Bert is told of.
    await move(bert);
    await move(anna);
    await eventually(async () => service.deliveries.length).toBe(1);
    expect(device.read(itemAt(service.deliveries, 0).body)).toMatchObject({ table });
  });

  test('is not tried again at a browser that is gone', async () => {
    const { bert, start, service } = await awayBert(410);
    await start();
    await eventually(async () => service.deliveries.length).toBe(1);
    await eventually(async () => (await bert.call('GET', '/me/data')).body.push).toEqual([]);
  });
});

describe('subscriptions', () => {
  test('belong to their person: nobody else ends them, and they go with the person', async () => {
    const { anna, bert, service } = await awayBert();
    const { endpoint } = service;
    await anna.call('DELETE', '/me/push', { endpoint });
    expect((await bert.call('GET', '/me/data')).body.push).toMatchObject([{ endpoint }]);
    await bert.call('DELETE', '/me/push', { endpoint });
    expect((await bert.call('GET', '/me/data')).body.push).toEqual([]);
  });

  test.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example.org:8443/x',
    'https://user:word@push.example.org/x',
    'nonsense',
  ])('are refused for %s', async (endpoint) => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const { subscription } = browser(endpoint);
    expect(await anna.call('PUT', '/me/push', subscription)).toMatchObject({
      status: 400,
      body: { error: { kind: 'bad-endpoint' } },
    });
  });

  test('a name that leads inside is found out when it is called', async () => {
    expect(isPushAddress('https://push.example.org/x')).toBe(true);
    expect(
      ['127.0.0.1', '10.1.2.3', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'].every(isInside),
    ).toBe(true);
    expect(['8.8.8.8', '2606:4700::1'].some(isInside)).toBe(false);
    await expect(postOutside('https://localhost/x', {}, Buffer.alloc(0))).rejects.toThrow('is not on the internet');
  });
});
