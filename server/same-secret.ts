import { timingSafeEqual } from 'node:crypto';

/** Whether somebody has given the right secret; how long that takes tells nothing of it. An empty secret is none. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return secret !== '' && one.length === other.length && timingSafeEqual(one, other);
}
