import type { FastifyRequest } from 'fastify';
import type { ClubVisit, KnownVisit } from '../clubs/club-rights.ts';
import { notThere } from '../http/errors.ts';
import { type ApiContext, maybePerson, requireOwner } from './context.ts';

type ClubRequest = FastifyRequest & { readonly params: { readonly club: string } };

/** For whoever looks. A club that is not listed is not there for those who have no link to it. */
export async function visitOf(
  { clubs, people }: ApiContext,
  request: ClubRequest,
  invitation?: string,
): Promise<ClubVisit> {
  const visit = await clubs.visit(request.params.club, await maybePerson(people, request), invitation);
  if (visit === undefined) throw notThere('club');
  return visit;
}

/** For whoever changes something; the token of a program is not enough. */
export async function ownVisitOf(
  { clubs, people }: ApiContext,
  request: ClubRequest,
  invitation?: string,
): Promise<KnownVisit> {
  const { person } = await requireOwner(people, request);
  const visit = await clubs.visit(request.params.club, person, invitation);
  if (visit === undefined) throw notThere('club');
  return visit;
}
