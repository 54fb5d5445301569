import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, RouteName } from '@grove/protocol';
import { requestTo, type SentArguments } from '@grove/protocol/request';
import { type Started, startProgram } from '../load/process.ts';

/** A server to be attacked, with data of its own that is gone afterwards. */
export async function startVictim(): Promise<Started & { readonly address: string; readonly data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'grove-attack-'));
  writeFileSync(join(data, 'index.html'), '');
  const started = await startProgram('../attacks/victim.ts', data, data);
  return { ...started, data, address: String(started.said.address) };
}

/** Stops it and returns how many milliseconds it took; kills it if it takes longer than `patience`. */
export async function stopVictim(
  { child, data }: Awaited<ReturnType<typeof startVictim>>,
  patience = 20_000,
): Promise<number> {
  const began = performance.now();
  const killer = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  clearTimeout(killer);
  rmSync(data, { recursive: true, force: true });
  return performance.now() - began;
}

/** Lets the server believe that a request comes from another address, as behind a proxy. */
export const from = (address: string): { readonly 'x-forwarded-for': string } => ({ 'x-forwarded-for': address });

/** Calls a route of a server from an address. */
export async function callFrom<Name extends RouteName>(
  source: string,
  address: string,
  name: Name,
  ...sent: SentArguments<Name>
): Promise<AnswerOf<Name>> {
  const { path, headers, ...request } = requestTo(name, ...sent);
  const answer = await fetch(address + path, { ...request, headers: { ...headers, ...from(source) } });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as AnswerOf<Name>;
}

/** An address of its own for every number. */
export const addressNumber = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

export const say = (figures: object): void => console.log(JSON.stringify(figures));
