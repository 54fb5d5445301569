import type { Rooms } from '../tables/rooms.ts';
import type { NoticeSettings } from '../settings.ts';
import type { PresenceTracker } from '../presence/presence-tracker.ts';
import type { Store } from '../store/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { ClubNotices } from './club-notices.ts';
import { Mail } from './mail.ts';
import { Notifier } from './notifier.ts';
import { isPushAddress, postOutside } from './post.ts';
import { Push } from './push.ts';
import { wantsNotice } from './preferences.ts';

/** Milliseconds. Somebody who reloads the page is not away. */
const PATIENCE = 15_000;
/** VAPID wants some address of whoever runs the server. */
const NO_CONTACT = 'https://localhost';

interface NotificationServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tournaments: Tournaments;
  readonly presence: PresenceTracker;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Notices to people who are away: by push, and by mail if the host has set it up. */
export interface Notifications {
  readonly push: Push;
  readonly mail: Mail | undefined;
  readonly notifier: Notifier;
  readonly clubNotices: ClubNotices;
  readonly maySubscribe: (endpoint: string) => boolean;
  readonly patience: number;
}

export function openNotifications(settings: NoticeSettings, services: NotificationServices): Notifications {
  const { contact = NO_CONTACT, patience = PATIENCE, post = postOutside, maySubscribe = isPushAddress } = settings;
  const { store, rooms, tournaments, presence, now, report } = services;
  const push = new Push({ store: store.notices, post, contact, now, report });
  const mail = settings.mail && new Mail(settings.mail, store, now);
  const clubNotices = new ClubNotices({ store, tournaments, now });
  const notifier = new Notifier({
    store: store.notices,
    room: (table) => rooms.fresh(table),
    otherNotice: (expected) => clubNotices.noticeFor(expected),
    channels: [push.send, ...(mail ? [mail.send] : [])],
    wants: (person, kind, isOfTournament) => wantsNotice(store.people, person, kind, isOfTournament),
    presence,
    patience,
    now,
    report,
  });
  return { push, mail, notifier, clubNotices, maySubscribe, patience };
}
