import { isRefusal, RecentlyUsed, type Refusal } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { evolve, type Tournament, type TournamentEvent } from '@grove/tournaments';
import { setTimeout as delay } from 'node:timers/promises';
import type { TournamentDetails, TournamentEntry, TournamentRow, TournamentStore } from '../store/store.ts';
import { OpenTournament } from './open-tournament.ts';
import { alarmAfter, tournamentSummary } from './summary.ts';

interface TournamentsServices {
  readonly store: TournamentStore;
  readonly now: () => number;
}

/** An event that is about to be saved, with the name of whoever registers. */
export type NewEvent = TournamentEvent & { readonly name?: string };
/** What a change adds to the log, judged by the tournament as it is when it is saved. */
export type Change = (state: Tournament, now: number) => readonly NewEvent[] | Refusal;

/** Tournaments in memory at most. */
const MOST_OPEN = 200;
const ATTEMPTS = 30;

/** The logs of tournaments on this node: read when they are needed, and changed by appends of which one of all nodes wins. */
export class Tournaments {
  readonly #services: TournamentsServices;
  readonly #open = new RecentlyUsed<OpenTournament>(MOST_OPEN);
  readonly #onChange: ((open: OpenTournament) => void)[] = [];

  constructor(services: TournamentsServices) {
    this.#services = services;
  }

  /** Called after every change that this node has saved. */
  onChange(call: (open: OpenTournament) => void): void {
    this.#onChange.push(call);
  }

  /** Undefined if there is one of this id already. */
  async create(id: string, details: TournamentDetails, first: TournamentEvent): Promise<OpenTournament | undefined> {
    const { store, now } = this.#services;
    const entry: TournamentEntry = { number: 1, by: details.maker.id, event: first };
    const open = new OpenTournament(id, { details, entries: [entry] });
    const people = [details.maker, ...details.directors].map((person) => person.id);
    if (!(await store.createTournament(id, details, entry, rowOf(open, people, now())))) return undefined;
    this.#open.set(id, open);
    return open;
  }

  /** With everything that any node has appended so far; undefined if there is no such tournament. */
  async fresh(id: string): Promise<OpenTournament | undefined> {
    const known = await this.#get(id);
    if (known !== undefined) await this.#catchUp(known);
    return known;
  }

  /** Appends what the change says, or tells why it is refused. Another node may have been quicker: then the change is asked again. */
  async change(id: string, by: PersonId | null, change: Change): Promise<OpenTournament | Refusal | undefined> {
    const { now } = this.#services;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const open = await this.fresh(id);
      if (open === undefined) return undefined;
      const events = change(open.state, now());
      if (isRefusal(events)) return events;
      if (events.length === 0) return open;
      if (await this.#append(open, by, events)) return open;
      await delay(Math.random() * attempt);
    }
    throw new Error(`tournament ${id}: ${ATTEMPTS} conflicts in a row`);
  }

  /** What lists show of the tournament is saved with the entries, so it is made before they are applied. */
  async #append(open: OpenTournament, by: PersonId | null, events: readonly NewEvent[]): Promise<boolean> {
    const { store, now } = this.#services;
    const { number: before } = open;
    const entries = events.map(({ name, ...event }, i): TournamentEntry => ({
      number: before + 1 + i,
      by,
      event: event as TournamentEvent,
      ...(name !== undefined && { name }),
    }));
    const { id, details, names } = open;
    const state = entries.reduce((after, { event }) => evolve(after, event), open.state);
    const people = events.flatMap((event) =>
      event.kind === 'registered' && !event.entrant.isBot ? [event.entrant.id] : [],
    );
    if (!(await store.appendToTournament(id, before, entries, rowOf({ id, details, names, state }, people, now()))))
      return false;
    // Others may have read the same entries from the store meanwhile.
    if (open.number === before) open.apply(entries);
    for (const call of this.#onChange) call(open);
    return true;
  }

  async #get(id: string): Promise<OpenTournament | undefined> {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    const stored = await this.#services.store.load(id);
    if (stored === undefined) return undefined;
    // Another request may have loaded it meanwhile.
    const open = this.#open.get(id) ?? new OpenTournament(id, stored);
    this.#open.set(id, open);
    return open;
  }

  async #catchUp(open: OpenTournament): Promise<void> {
    const { store } = this.#services;
    if (((await store.lastNumber(open.id)) ?? 0) <= open.number) return;
    const entries = await store.entriesAfter(open.id, open.number);
    open.apply(entries.filter(({ number }) => number > open.number));
  }
}

const rowOf = (
  open: Parameters<typeof tournamentSummary>[0],
  people: readonly PersonId[],
  now: number,
): TournamentRow => ({
  summary: tournamentSummary(open),
  alarm: alarmAfter(open.state, now),
  people,
});
