import type { Tournament } from '@grove/tournaments';
import type { OpenTournament } from './open-tournament.ts';

const BOT = /^bot:(?<bot>.+):\d+$/;

/** The bot that an entrant is; undefined for a person. */
export const botOf = (entrant: string): string | undefined => BOT.exec(entrant)?.groups?.bot;

/** The id of one more bot of this name. */
export function newBotId({ entrants }: Tournament, bot: string): string {
  const taken = new Set(entrants.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = `bot:${bot}:${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Milliseconds that people wait for each other in an arena or a duplicate before bots fill their table. */
const PATIENCE = 10_000;

/**
 * Which bots are to be paired now, where everybody is paired from those who wait: as many as fill the table of people who have waited long
 * enough. Bots never play among themselves, but alone they play a deal like everybody.
 */
export function botsToWait(
  { state, waitingSince }: Pick<OpenTournament, 'state' | 'waitingSince'>,
  now: number,
): string[] {
  const { entrants, waiting, settings, rounds } = state;
  const playing = new Set(
    rounds.flatMap(({ tables }) => tables.filter(({ result }) => result === null).flatMap(({ seats }) => seats)),
  );
  const free = entrants.filter(
    ({ id, isBot, isWithdrawn }) => isBot && !isWithdrawn && !playing.has(id) && !waiting.includes(id),
  );
  if (settings.seats.most === 1) return free.map(({ id }) => id);
  const isLong = waiting.some((id) => botOf(id) === undefined && now - (waitingSince.get(id) ?? now) >= PATIENCE);
  if (!isLong) return [];
  const missing = settings.seats.most - (waiting.length % settings.seats.most);
  return missing === settings.seats.most || missing > free.length ? [] : free.slice(0, missing).map(({ id }) => id);
}
