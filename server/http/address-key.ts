import { itemAt } from '@grove/kernel';
import { isIPv6 } from 'node:net';

/** Whoever has an IPv6 address has a whole network of them, so all with the same first 64 bits count as one. */
export function addressKey(ip: string): string {
  // `::ffff:1.2.3.4` is an IPv4 address; a link's own addresses have a zone behind them.
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
