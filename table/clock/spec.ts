import { BadInput, type Game } from '@grove/kernel';
import type { ClockSpec } from '@grove/protocol';

export const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Milliseconds for one turn, for clocks that give every turn the same; undefined for the others. */
export function periodOf(spec: ClockSpec): number | undefined {
  if (spec.kind === 'move') return spec.seconds * SECOND;
  return spec.kind === 'days' ? spec.days * DAY : undefined;
}

/** Milliseconds in which a seat may still move after its time is out. */
export const graceOf = (spec: ClockSpec): number => (spec.kind === 'days' ? DAY / 2 : 15 * SECOND);

/** Milliseconds that the sand timer waits for a step that was sent in time. */
export const SAND_LAG = SECOND / 2;

export function readClock(game: Game, spec: ClockSpec): ClockSpec {
  switch (spec?.kind) {
    case 'none':
      return { kind: 'none' };
    case 'move':
      return { kind: 'move', seconds: within('clock.seconds', spec.seconds, 5, 86_400) };
    case 'bank': {
      const seconds = within('clock.seconds', spec.seconds, 30, 86_400);
      return { kind: 'bank', seconds, increment: within('clock.increment', spec.increment, 0, 3600) };
    }
    case 'days':
      return { kind: 'days', days: within('clock.days', spec.days, 1, 30) };
    case 'sand':
      if (game.turnLimit === undefined) throw new BadInput(`clock: ${game.id} has no timer of its own`);
      return { kind: 'sand' };
    default:
      throw new BadInput('clock.kind must be none, move, bank, sand or days');
  }
}

function within(field: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new BadInput(`${field} must be a whole number from ${least} to ${most}, not ${value}`);
  }
  return value;
}
