import type { Presence, SeatSummary } from '@grove/protocol';
import type { OnlineWords } from '../words/index.ts';

export type PresenceKind = keyof OnlineWords['presence'];

/** Whether somebody is at a seat: a bot that plays, a person who left, is here, was here a moment ago, or is not. */
export function presenceOf({ person, bot, left }: SeatSummary, { people }: Presence): PresenceKind {
  if (person === null) return bot === null ? 'open' : 'bot';
  if (bot !== null) return 'bot';
  if (left) return 'left';
  return people.find((other) => other.person === person.id)?.state ?? 'away';
}

export const presenceText = (seat: SeatSummary, presence: Presence, online: OnlineWords): string =>
  online.presence[presenceOf(seat, presence)];
