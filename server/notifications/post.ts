import { itemAt } from '@grove/kernel';
import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { SENT_WITHIN } from './notifier.ts';

/** Sends a body to an address and says with which status it was answered. */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<number>;

/** Networks that are not the internet: a subscription must not make the server send requests into its own network (SSRF). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
// NAT64, 6to4 and Teredo lead to IPv4 addresses that are written inside of them, maybe to inner ones.
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

export const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a push service may have this address: https, a host name, the usual port. */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && username === '' && password === '' && named;
}

/** Checked when connecting, since a name may resolve to another address than when it was subscribed. */
const outsideLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInside(address));
    const problem = error ?? (outside.length === 0 ? new Error(`${name} is not on the internet`) : null);
    if (problem !== null) done(problem, '', 0);
    else if (options.all === true) done(null, outside);
    else done(null, itemAt(outside, 0).address, itemAt(outside, 0).family);
  });
};

export const postOutside: Post = (url, headers, body) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(SENT_WITHIN);
    const call = request(url, { method: 'POST', headers, lookup: outsideLookup, signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });
