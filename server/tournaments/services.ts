import type { ClubRights } from '../clubs/club-rights.ts';
import type { Visibility } from '../clubs/visibility.ts';
import { newDeal } from '../ids.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { TournamentDriver } from './driver.ts';
import { TournamentEntry } from './entry.ts';
import { TableMaker } from './table-maker.ts';
import { TournamentCommands } from './tournament-commands.ts';
import { TournamentMaker } from './tournament-maker.ts';
import type { Tournaments } from './tournaments.ts';

interface Needed {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tournaments: Tournaments;
  readonly clubs: ClubRights;
  readonly visibility: Visibility;
  readonly notifications: Notifications;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

export interface TournamentServices {
  readonly tournamentMaker: TournamentMaker;
  readonly tournamentEntry: TournamentEntry;
  readonly tournamentCommands: TournamentCommands;
  readonly driver: TournamentDriver;
}

/** Everything about tournaments, made and connected. */
export function openTournaments(
  { store, rooms, tournaments, clubs, visibility, notifications, now, report }: Needed,
  limits: PersonLimits,
  newSeed: () => string = newDeal,
): TournamentServices {
  const expectNotices = notifications.notifier.resume.bind(notifications.notifier);
  const entry = new TournamentEntry({ store, rooms, visibility, mostBots: limits.limits.tournamentBots });
  const { clubNotices } = notifications;
  const tables = new TableMaker({ rooms, newSeed, expectNotices });
  return {
    tournamentMaker: new TournamentMaker({ store, tournaments, rooms, clubs, limits, now }),
    tournamentEntry: entry,
    tournamentCommands: new TournamentCommands({ store, tournaments, entry, clubs, visibility, clubNotices, limits }),
    driver: new TournamentDriver({ store, tournaments, rooms, tables, clubNotices, now, report }),
  };
}
