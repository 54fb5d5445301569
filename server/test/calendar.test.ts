import { expect, test } from 'vitest';
import { HttpClient, testServer } from './server.ts';

test('a calendar has the turns that are due, at a secret address that can be renewed and ended', async () => {
  const app = await testServer({ now: () => Date.UTC(2026, 10, 16, 12) });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings: { clock: { kind: 'days', days: 2 } } });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  const made = async () => (await anna.call<{ address: string }>('POST', '/me/calendar')).body.address;
  const read = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ method: 'GET', url, headers: { host: 'grove.example' } });
    return { statusCode, body, type: headers['content-type'] };
  };
  expect((await anna.call('GET', '/me/calendar')).body).toEqual({ address: null });
  const first = await made();
  expect((await anna.call('GET', '/me/calendar')).body).toEqual({ address: first });
  const { body, type } = await read(first);
  expect(type).toContain('text/calendar');
  expect(body).toContain(`URL:http://grove.example/table/${table}\r\n`);
  expect(body).toContain('DTSTART:20261118T120000Z\r\n');
  const [step] = await anna.moves(table);
  await anna.do(table, { kind: 'move', step });
  expect((await read(first)).body).not.toContain('VEVENT');
  const second = await made();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  await anna.call('DELETE', '/me/calendar');
  for (const url of [second, `/calendar/${anna.id}/.ics`, '/calendar/nobody/x.ics'])
    expect((await read(url)).statusCode).toBe(404);
});
