import type { Standing, TableSummary } from '@grove/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clubScene, outcome } from './club-scene.ts';
import { eventually, HttpClient } from './server.ts';
import { SocketClient } from './socket-client.ts';

describe('what is played in a club', () => {
  const tablesOf = async (client: Pick<HttpClient, 'call'>, club: string) =>
    (await client.call<TableSummary[]>('GET', `${club}/tables`)).body.map(({ table }) => table);

  test('a table of a club is listed there, and in the lobby only if it is open', async () => {
    const { club, id, plain, nobody } = await clubScene();
    const table = await plain.table(['me', 'open'], { settings: { club: { id, membersOnly: false } } });
    expect(await tablesOf(nobody, club)).toEqual([table]);
    expect((await nobody.call('GET', '/tables')).body).toEqual([]);
    await plain.do(table, { kind: 'configure', settings: { open: true } });
    expect((await nobody.call('GET', '/tables')).body).toMatchObject([{ table }]);
    await plain.do(table, { kind: 'configure', settings: { club: null } });
    expect(await tablesOf(nobody, club)).toEqual([]);
  });

  test('only members list tables in a club', async () => {
    const { id, guest, plain } = await clubScene();
    const settings = { club: { id, membersOnly: false } };
    expect(outcome(await guest.call('POST', '/tables', { game: 'acorns', players: 2, settings }))).toBe('members-only');
    const table = await guest.table(['me', 'open']);
    expect(outcome(await guest.do(table, { kind: 'configure', settings }))).toBe('members-only');
    expect((await plain.call('POST', '/tables', { game: 'acorns', players: 2, settings })).status).toBe(200);
  });

  test('a table for members only is not there for others, whichever way they come', async () => {
    const { club, id, plain, director, xena, nobody } = await clubScene();
    const settings = { open: true, club: { id, membersOnly: true } };
    const table = await plain.table(['me', 'open'], { settings });
    expect(await tablesOf(nobody, club)).toEqual([]);
    expect((await nobody.call('GET', '/tables')).body).toEqual([]);
    for (const page of ['', '/log', '/deal', '/record', '/ratings']) {
      for (const stranger of [nobody, xena]) {
        expect(outcome(await stranger.call('GET', `/tables/${table}${page}`))).toBe('members-only');
      }
    }
    expect(outcome(await xena.do(table, { kind: 'sit', seat: 1 }))).toBe('members-only');
    expect(outcome(await xena.do(table, { kind: 'chat', text: 'Let me in' }))).toBe('members-only');
    expect(await tablesOf(director, club)).toEqual([table]);
    expect((await director.do(table, { kind: 'sit', seat: 1 })).status).toBe(200);
    await director.call('DELETE', `${club}/members/${director.id}`);
    // Who sits there plays on.
    expect((await director.view(table)).me.seat).toBe(1);
  });

  test('whoever watches is sent away when the table becomes one for members, or when they leave the club', async () => {
    const { app, club, id, plain, director, xena } = await clubScene();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const watch = async (client: HttpClient, table: string) => {
      const socket = await new SocketClient(address).opened();
      onTestFinished(() => socket.cut());
      await socket.ask({ type: 'hello', token: client.token }, 'welcome');
      await socket.ask({ type: 'watch', table }, 'table');
      return socket;
    };
    const table = await plain.table(['me', 'open']);
    const [stranger, inside] = [await watch(xena, table), await watch(director, table)];
    await plain.do(table, { kind: 'configure', settings: { club: { id, membersOnly: true } } });
    expect(await stranger.next('error')).toMatchObject({ kind: 'members-only' });
    await director.call('DELETE', `${club}/members/${director.id}`);
    expect(await inside.next('error')).toMatchObject({ kind: 'members-only' });
    expect((await stranger.ask({ type: 'watch', table }, 'error')).kind).toBe('members-only');
  });

  test('standings are those of its members', async () => {
    const { club, plain, director, xena } = await clubScene();
    for (const other of [director, xena]) {
      const table = await plain.table(['me', 'open'], { settings: { rated: true } });
      await other.do(table, { kind: 'sit', seat: 1 });
      await plain.do(table, { kind: 'start' });
      await plain.do(table, { kind: 'leave' });
      await other.do(table, { kind: 'vote-end', yes: true });
    }
    const names = async () =>
      (await plain.call<Standing[]>('GET', `${club}/standings/acorns`)).body.map(({ name }) => name).toSorted();
    await eventually(names).toEqual(['Dora', 'Mia']);
    expect((await plain.call('GET', `${club}/standings/chess`)).status).toBe(404);
  });
});
