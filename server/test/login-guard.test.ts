import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { TooManyCommands } from '../limits/person-limits.ts';
import { LoginGuard } from '../people/login-guard.ts';

const MINUTE = 60_000;

/** Guards of several nodes on one bus, and a time that stands still until it is set. */
function nodes() {
  const bus = localBus();
  const clock = { now: 0 };
  const guards = ['one', 'two'].map((node) => new LoginGuard(() => clock.now, bus, node));
  const tries = (login: string, isKnownAddress = false) => {
    let taken = 0;
    // In turn at one node and the other.
    for (let i = 0; i < 40; i++) {
      try {
        guards[i % 2]?.try(login, isKnownAddress);
        taken++;
      } catch (error) {
        expect(error).toBeInstanceOf(TooManyCommands);
      }
    }
    return taken;
  };
  return { guards, clock, tries };
}

test('tries for one login count at all nodes together, by minute and login', () => {
  const { clock, tries } = nodes();
  expect(tries('anna')).toBe(10);
  expect(tries('anna')).toBe(0);
  expect(tries('bert')).toBe(10);
  clock.now += 3 * MINUTE;
  expect(tries('anna')).toBe(3);
});

test('whoever comes from a known address has tries of their own, at all nodes together', () => {
  const { tries } = nodes();
  expect(tries('anna')).toBe(10);
  expect(tries('anna', true)).toBe(10);
});

test('a right password at one node ends the wait at the others', () => {
  const { guards, tries } = nodes();
  expect(tries('anna')).toBe(10);
  guards[0]?.succeeded('anna');
  expect(tries('anna')).toBe(10);
});
