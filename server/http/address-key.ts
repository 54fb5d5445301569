import { itemAt } from '@grove/kernel';
import { isIPv6 } from 'node:net';

/** What limits count requests by. Whoever has one IPv6 address has its whole /64 network, so that it counts as one. */
export function addressKey(ip: string): string {
  // `::ffff:1.2.3.4` is an IPv4 address; link-local addresses end with a zone (`%eth0`).
  const address = itemAt(ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%'), 0);
  return isIPv6(address) ? network(address) : address;
}

function network(address: string): string {
  const [front, back] = address.split('::');
  const groupsIn = (side = ''): string[] => (side === '' ? [] : side.split(':'));
  const [first, last] = [groupsIn(front), groupsIn(back)];
  const zeros = back === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
