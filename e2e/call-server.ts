import type { AnswerOf, RouteName } from '@grove/protocol';
import { requestTo, type SentArguments } from '@grove/protocol/request';

/** Calls a route of a server, as a program would. */
export async function callServer<Name extends RouteName>(
  address: string,
  name: Name,
  ...sent: SentArguments<Name>
): Promise<AnswerOf<Name>> {
  const { path, ...request } = requestTo(name, ...sent);
  const answer = await fetch(address + path, request);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as AnswerOf<Name>;
}
