import { isRefusal, type Refusal } from '@grove/kernel';
import type { TournamentCommandKind, TournamentMe, TournamentStanding } from '@grove/protocol';
import { type Actor, decide, type EntrantData, type TournamentCommand } from '@grove/tournaments';
import type { OpenTournament } from './open-tournament.ts';

/** Who asks, and what the server knows of them. */
interface Asking {
  readonly entrant: EntrantData;
  readonly isDirector: boolean;
  readonly standing: TournamentStanding | null;
  /** The table where they are to play, if it is there already. */
  readonly table: string | null;
  readonly key: string | null;
  /** Why they cannot enter, apart from what the core says. */
  readonly refusalToEnter: Refusal | undefined;
}

/** What a tournament is for one person. */
export function tournamentMe(open: OpenTournament, asking: Asking, now: number): TournamentMe {
  const { state } = open;
  const { entrant, isDirector } = asking;
  const entry = state.entrants.find(({ id }) => id === entrant.id);
  const whyNotEnter = asking.refusalToEnter ?? coreRefusal(open, { kind: 'register', entrant }, asPerson(asking), now);
  return {
    person: entrant.id,
    isDirector,
    entry:
      entry === undefined
        ? null
        : {
            isCheckedIn: entry.isCheckedIn,
            isWithdrawn: entry.isWithdrawn,
            isWaiting: state.waiting.includes(entrant.id),
          },
    standing: asking.standing,
    table: asking.table,
    may: [
      ...(whyNotEnter === null ? (['register'] as const) : []),
      ...possible(open, ownCommands(open, entrant.id), asPerson(asking), now),
      ...(isDirector ? possible(open, directorCommands(open), { kind: 'director' }, now) : []),
      ...(isDirector && mayAddBots(open, now) ? (['add-bot'] as const) : []),
    ],
    whyNotEnter: entry?.isWithdrawn === false ? null : whyNotEnter,
    key: asking.key,
  };
}

const mayAddBots = (open: OpenTournament, now: number): boolean =>
  coreRefusal(open, { kind: 'register', entrant: ANY_BOT }, { kind: 'director' }, now) === null;

const asPerson = ({ entrant }: Asking): Actor => ({ kind: 'person', id: entrant.id });

/** The core itself is asked, so that what is offered is never refused. */
const possible = (
  open: OpenTournament,
  commands: readonly TournamentCommand[],
  by: Actor,
  now: number,
): TournamentCommandKind[] =>
  commands
    .filter((command) => coreRefusal(open, command, by, now) === null)
    .map(({ kind }) => kind as TournamentCommandKind);

function coreRefusal({ state }: OpenTournament, command: TournamentCommand, by: Actor, now: number): Refusal | null {
  const events = decide(state, command, by, now);
  return isRefusal(events) ? events : null;
}

const ownCommands = ({ state }: OpenTournament, entrant: string): TournamentCommand[] => [
  { kind: 'withdraw', entrant },
  { kind: 'check-in', entrant },
  { kind: 'announce-absence', entrant, round: state.rounds.length + 1 },
  { kind: 'wait', entrant },
  { kind: 'rest', entrant },
];

/** With something that fits where a command needs more than the wish: an entrant, a time, a table, a reason. */
function directorCommands({ state }: OpenTournament): TournamentCommand[] {
  const entrant = state.entrants.find(({ isWithdrawn }) => !isWithdrawn)?.id ?? '';
  const active = state.entrants.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id);
  const [table] = state.rounds.at(-1)?.tables ?? [];
  const seats = table?.seats ?? [];
  const later = Math.max(state.at, state.end ?? 0, state.rounds.at(-1)?.end ?? 0) + 86_400_000;
  const result = { totals: seats.map(() => 0), places: seats.map(() => 1) };
  return [
    { kind: 'start', seed: '' },
    { kind: 'pair-by-hand', tables: [active.slice(0, state.settings.seats.least)], byes: [], reason: '-' },
    { kind: 'set-result', table: table?.number ?? 0, result, reason: '-' },
    { kind: 'give-bye', entrant, round: state.rounds.length + 1 },
    { kind: 'end-round' },
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'extend', until: later },
    { kind: 'cancel', reason: '-' },
    { kind: 'end' },
  ];
}

/** Which bot it will be is not known yet; that the server has it is known when it is sent. */
const ANY_BOT: EntrantData = { id: 'bot', rating: 1500, isBot: true };
