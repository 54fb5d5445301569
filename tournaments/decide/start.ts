import { SeededChance } from '@grove/kernel';
import { rulesOf } from '../formats/formats.ts';
import { divisionsOf } from '../league/divisions.ts';
import { demand } from '../refusal.ts';
import { type Entrant, type Tournament } from '../tournament.ts';
import { type Decider, demandOfficial, demandOpen } from './decider.ts';

/** Those who did not check in where that is asked for do not play. */
export const start: Decider<'start'> = (tournament, { seed }, by, now) => {
  demandOfficial(by);
  demandOpen(tournament.phase);
  demand(tournament.phase === 'registration', 'started');
  demand(by.kind === 'director' || now >= tournament.settings.times.start, 'too-early');
  const { settings, entrants } = tournament;
  const playing = entrants.filter(({ isCheckedIn, isBot }) => isCheckedIn || isBot || !settings.entry.checkIn);
  checkField(tournament, playing.length);
  const order = seeded(playing, seed);
  const divisions = settings.format.kind === 'league' ? divisionsOf(order, settings.format) : [];
  return [{ kind: 'started', seed, order, divisions }];
};

function checkField(tournament: Tournament, count: number): void {
  const { least } = tournament.settings.seats;
  const needed = Math.max(least, 1);
  demand(count >= needed, 'too-few', { least: needed });
  const possible = rulesOf(tournament.settings.format.kind).checkField?.(tournament, count) ?? null;
  demand(possible === null, 'impossible-field', { entrants: count, possible: possible ?? '' });
}

/** By rating, lots between equals. */
function seeded(entrants: readonly Entrant[], seed: string): string[] {
  const shuffled = [...entrants].sort((one, other) => (one.id < other.id ? -1 : 1));
  SeededChance.from(seed, 'seeding').shuffle(shuffled);
  return shuffled.sort((one, other) => other.rating - one.rating).map(({ id }) => id);
}
