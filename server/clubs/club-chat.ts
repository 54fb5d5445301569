import type { ClubLine } from '@grove/protocol';
import { CHAT_LENGTH, cleanLine } from '@grove/table';
import type { PersonLimits } from '../limits/person-limits.ts';
import type { ClubStore } from '../store/store.ts';
import { type ClubVisit, demandDirector, demandMember, type KnownVisit } from './club-rights.ts';

/** Lines that a club keeps. */
const KEPT = 200;
/** As many commands as a line of chat at a table. */
const COST = 5;

/** What members of a club say to each other. */
export class ClubChat {
  readonly #store: ClubStore;
  readonly #limits: PersonLimits;

  constructor(store: ClubStore, limits: PersonLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  async lines(visit: ClubVisit): Promise<ClubLine[]> {
    demandMember(visit);
    return this.#store.lines(visit.club.id);
  }

  /** Undefined if the club is gone meanwhile. Throws TooManyCommands. */
  async say(visit: KnownVisit, said: string): Promise<ClubLine | undefined> {
    demandMember(visit);
    const { club, person } = visit;
    this.#limits.take(person.id, COST);
    const text = cleanLine(said, CHAT_LENGTH);
    const at = this.#limits.now();
    const number = await this.#store.addLine(club.id, person.id, at, text, KEPT);
    return number === undefined ? undefined : { number, at, from: person, text };
  }

  /** One's own, and as a director any. False if there is no such line. */
  async remove(visit: KnownVisit, number: number): Promise<boolean> {
    demandMember(visit);
    const { club, person } = visit;
    const writer = await this.#store.writerOf(club.id, number);
    if (writer !== person.id) demandDirector(visit);
    if (writer === undefined) return false;
    await this.#store.removeLine(club.id, number);
    return true;
  }
}
