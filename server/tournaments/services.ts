import type { ClubRights } from '../clubs/club-rights.ts';
import { newDeal } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { TournamentDriver } from './driver.ts';
import { TableMaker } from './table-maker.ts';
import { TournamentCommands } from './tournament-commands.ts';
import { Tournaments } from './tournaments.ts';

interface Needed {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly clubs: ClubRights;
  readonly notifications: Notifications;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

export interface TournamentServices {
  readonly tournaments: Tournaments;
  readonly tournamentCommands: TournamentCommands;
  readonly driver: TournamentDriver;
}

/** Everything about tournaments, made and connected. */
export function openTournaments(
  { store, rooms, clubs, notifications, now, report }: Needed,
  limits: PersonLimits,
  newSeed: () => string = newDeal,
): TournamentServices {
  const tournaments = new Tournaments({ store: store.tournaments, now });
  const expectNotices = notifications.notifier.resume.bind(notifications.notifier);
  const tables = new TableMaker({ rooms, newSeed, expectNotices });
  return {
    tournaments,
    tournamentCommands: new TournamentCommands({ store, tournaments, rooms, clubs, limits, now }),
    driver: new TournamentDriver({ store, tournaments, rooms, tables, now, report }),
  };
}
