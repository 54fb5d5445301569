import type { ClubEntry, ClubView } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import { type Answered, call, HttpClient, testServer } from './server.ts';

/** Somebody with an account. */
export async function member(app: FastifyInstance, name: string): Promise<HttpClient> {
  const client = await HttpClient.guest(app, name);
  await client.call('PUT', '/me/account', { login: name.toLowerCase(), password: 'correct horse battery' });
  return client;
}

/** People of each kind: Olga, Dora and Mia with accounts, Xena too, Gil a guest without one, and nobody. */
export async function clubPeople(settings: Parameters<typeof testServer>[0] = {}) {
  const app = await testServer(settings);
  const owner = await member(app, 'Olga');
  const director = await member(app, 'Dora');
  const plain = await member(app, 'Mia');
  const xena = await member(app, 'Xena');
  const guest = await HttpClient.guest(app, 'Gil');
  const nobody = {
    id: 'nobody',
    call: <Body>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, sent?: object) =>
      call<Body>(app, method, path, sent),
  };
  return { app, owner, director, plain, guest, xena, nobody };
}

type ClubPeople = Awaited<ReturnType<typeof clubPeople>>;

/** A club of Olga's, with Dora as director and Mia as member. */
export async function clubOf({ owner, director, plain }: ClubPeople, entry: ClubEntry) {
  const { body } = await owner.call<ClubView>('POST', '/clubs', { name: 'Oak Club', about: 'We plant.', entry });
  const { id, invitation } = body;
  const club = `/clubs/${id}`;
  for (const person of [director, plain]) await person.call('POST', `${club}/join`, { invitation });
  await owner.call('PUT', `${club}/members/${director.id}`, { role: 'director' });
  return { club, id, invitation: invitation ?? '' };
}

export async function clubScene(entry: ClubEntry = 'request', settings: Parameters<typeof testServer>[0] = {}) {
  const people = await clubPeople(settings);
  return { ...people, ...(await clubOf(people, entry)) };
}

export type ClubScene = Awaited<ReturnType<typeof clubScene>>;

/** `refused` with its reason, or the status. */
export function outcome({ status, body }: Answered): string {
  const { error } = body as { error?: { refusal?: { reason: string } } };
  return error?.refusal?.reason ?? String(status);
}
