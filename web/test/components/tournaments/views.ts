import type { TournamentCommandKind, TournamentMe, TournamentView } from '@grove/protocol';
import { divisionStandings, excusesToCome, scoredHoldings, type Settings, standings } from '@grove/tournaments';
import { NOW, Played, settingsFor } from '@grove/tournaments/test-play';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo', 'Ida', 'Jon', 'Kim', 'Lea', 'Max', 'Nia'];

/** `p01` is Anna, `p02` is Ben; `bot:tree:1` is a bot. */
const nameOf = (id: string): string =>
  id.startsWith('bot:') ? (id.split(':')[1] ?? '') : (NAMES[Number(id.slice(1)) - 1] ?? id);

/** A tournament of the pure core as the server would show it. */
export function viewOf({ tournament, log }: Played, more: Partial<TournamentView> = {}): TournamentView {
  const isHidden = tournament.settings.format.kind === 'duplicate' && tournament.phase !== 'ended';
  return {
    tournament: 't-1',
    number: log.length,
    name: 'Spring Cup',
    text: '',
    club: null,
    membersOnly: false,
    game: 'evergreen-planet',
    settings: tournament.settings,
    table: {
      options: {},
      clock: { kind: 'bank', seconds: 600, increment: 10 },
      botSeconds: 1,
      rated: false,
      spectators: true,
    },
    maker: { id: 'p-dora', name: 'Dora' },
    directors: [],
    after: null,
    next: null,
    createdAt: NOW,
    phase: tournament.phase,
    pausedAt: tournament.pausedAt,
    end: tournament.end,
    cancelReason: tournament.cancelReason,
    entrants: tournament.entrants.map((entrant) => ({ ...entrant, name: nameOf(entrant.id) })),
    standings: standings(tournament),
    divisions: divisionStandings(tournament),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => ({
        ...table,
        table: `t-1-${table.number}`,
        isFinished: table.result !== null,
        result: isHidden ? null : table.result,
      })),
    })),
    excuses: excusesToCome(tournament),
    waiting: tournament.waiting,
    deals: [],
    holdings: scoredHoldings(tournament).map(({ entrant, deal, seat, percent, value }) => ({
      entrant,
      deal,
      seat,
      percent,
      value: isHidden ? null : value,
    })),
    ...more,
  };
}

/** A tournament in which people are registered and nothing has begun. */
export function registered(
  format: Settings['format'],
  players: readonly string[],
  more: Partial<Settings> = {},
): Played {
  const played = new Played(settingsFor(format, more));
  players.forEach((id, i) => played.enter(id, 2000 - i, id.startsWith('bot:')));
  return played;
}

/** What a tournament is for somebody who may do these things. */
export function meIn(view: TournamentView, person: string, may: readonly TournamentCommandKind[] = []): TournamentMe {
  const entrant = view.entrants.find(({ id }) => id === person);
  const open = view.rounds
    .filter(({ isOver }) => !isOver)
    .flatMap(({ tables }) => tables)
    .find(({ seats, isFinished }) => seats.includes(person) && !isFinished);
  return {
    person,
    isDirector: may.includes('cancel'),
    entry: entrant === undefined ? null : { ...entrant, isWaiting: view.waiting.includes(person) },
    standing: view.standings.find((standing) => standing.entrant === person) ?? null,
    table: open?.table ?? null,
    may: [...may],
    whyNotEnter: null,
    key: null,
  };
}
