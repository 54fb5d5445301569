import type { NewTournament, TournamentMe, TournamentView } from '@grove/protocol';
import { type Answered, eventually, type HttpClient } from './server.ts';

/** For two at a table, paired as the format says, with bots and without a clock; begins when a director says so. */
export const cup = (
  format: NewTournament['settings']['format'],
  settings: Partial<NewTournament['settings']> = {},
  more: Partial<NewTournament> = {},
): NewTournament => ({
  name: 'Cup',
  club: null,
  game: 'acorns',
  settings: {
    format,
    seats: { least: 2, most: 2 },
    tieBreaks: [],
    entry: { most: null, rating: null, bots: true, checkIn: false, lateRounds: 0 },
    times: { start: Date.now() + 86_400_000, end: null, round: null },
    prizes: 3,
    ...settings,
  },
  table: { rated: false, spectators: true },
  ...more,
});

/** A window that is open for an hour from now on. */
export const window = () => ({ start: Date.now() + 60_000, end: Date.now() + 3_600_000, round: null });

/** One tournament as one person uses it. */
export class Desk {
  readonly client: HttpClient;
  readonly id: string;

  constructor(client: HttpClient, id: string) {
    this.client = client;
    this.id = id;
  }

  static async make(client: HttpClient, wanted: NewTournament): Promise<Desk> {
    const { status, body } = await client.call<TournamentView>('POST', '/tournaments', wanted);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return new Desk(client, body.tournament);
  }

  /** The same tournament for somebody else. */
  of(client: HttpClient): Desk {
    return new Desk(client, this.id);
  }

  do(command: object): Promise<Answered> {
    return this.client.call('POST', `/tournaments/${this.id}/commands`, command);
  }

  /** Fails if it is refused. */
  async must(command: object): Promise<void> {
    const { status, body } = await this.do(command);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  async bots(count: number, bot = 'random'): Promise<void> {
    for (let i = 0; i < count; i++) await this.must({ kind: 'add-bot', bot });
  }

  async view(): Promise<TournamentView> {
    return (await this.client.call<TournamentView>('GET', `/tournaments/${this.id}`)).body;
  }

  async me(): Promise<TournamentMe> {
    return (await this.client.call<TournamentMe>('GET', `/tournaments/${this.id}/me`)).body;
  }

  /** Waits until it has ended. */
  async ended(): Promise<TournamentView> {
    await eventually(async () => (await this.view()).phase).toBe('ended');
    return this.view();
  }

  /** Waits until there is a table for the person, and says which. */
  async table(): Promise<string> {
    await eventually(async () => (await this.me()).table).not.toBeNull();
    return (await this.me()).table ?? '';
  }
}

/** Plays for these people until the game is over. */
export async function playOut(table: string, people: readonly HttpClient[]): Promise<void> {
  for (;;) {
    for (const person of people) {
      const view = await person.view(table);
      if (view.phase === 'finished') return;
      const [step] = view.playing?.mayAct === true ? await person.moves(table) : [];
      if (step !== undefined) await person.do(table, { kind: 'move', step });
    }
  }
}
