import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { PersonId, Preferences } from '@grove/protocol';
import { calendarText, dueTurns } from '../notifications/calendar.ts';
import { isSameSecret } from '../same-secret.ts';
import { addRoute } from './add-route.ts';
import { keyGenerator } from './common.ts';
import { type ApiContext, requireOwner } from './context.ts';

const tags = ['notices'];
/** Tables that are looked through for turns that are due. */
const LOOKED_AT = 500;

const addressOf = (person: PersonId, secret: string): string => `/calendar/${person}/${secret}.ics`;

/** The address of my calendar: whoever knows it may read when my turns are due, and nothing else. */
export function calendarRoutes(api: FastifyInstance, { people, store }: ApiContext): void {
  addRoute(
    api,
    'GET /me/calendar',
    { tags, summary: 'The address of the calendar of my turns, if there is one', isPrivate: true },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      const secret = (await store.people.person(id))?.calendar ?? '';
      return { address: secret === '' ? null : addressOf(id, secret) };
    },
  );

  addRoute(
    api,
    'POST /me/calendar',
    { tags, summary: 'A new address for it; the one before ends', isPrivate: true },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      const calendar = randomBytes(18).toString('base64url');
      await store.people.updatePerson(id, { calendar });
      return { address: addressOf(id, calendar) };
    },
  );

  addRoute(api, 'DELETE /me/calendar', { tags, summary: 'End it', isPrivate: true }, async (request) => {
    await store.people.updatePerson((await requireOwner(people, request)).person.id, { calendar: '' });
  });
}

interface Asking {
  readonly Params: { readonly person: string; readonly secret: string };
}

/** The calendar itself, for programs that know its address. */
export async function calendarPage(app: FastifyInstance, context: CalendarContext): Promise<void> {
  const { store, limits, gameModules, now } = context;
  // So that addresses cannot be guessed.
  await app.register(rateLimit, { max: limits.costlyRequests, timeWindow: '1 minute', keyGenerator });
  app.get<Asking>('/calendar/:person/:secret.ics', async ({ params, protocol, host }, reply) => {
    const person = await store.people.person(params.person);
    if (person === undefined || !isSameSecret(params.secret, person.calendar ?? '')) return reply.code(404).send('');
    const { settings } = JSON.parse(person.preferences) as Preferences;
    const text = calendarText({
      turns: dueTurns(person.id, await store.tables.tablesOf(person.id, LOOKED_AT)),
      titleOf: (game, language) =>
        gameModules.find(({ cover }) => cover.id === game)?.cover.words[language].title ?? game,
      language: settings?.language ?? 'en',
      site: `${protocol}://${host}`,
      now: now(),
    });
    return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(text);
  });
}

type CalendarContext = Pick<ApiContext, 'store' | 'limits' | 'gameModules' | 'now'>;
