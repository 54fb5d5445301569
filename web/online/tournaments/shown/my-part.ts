import type { TournamentCommandKind, TournamentMe, TournamentTable, TournamentView } from '@grove/protocol';
import type { TournamentWords } from '../words/index.ts';
import { isOverdue } from './overdue.ts';
import { isContinuous, isElimination } from './state-text.ts';

/** The one thing that a person can do next: sit down at a table, or send this command. */
export type MainAct =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: Extract<TournamentCommandKind, 'check-in' | 'register' | 'wait' | 'rest'> };

const COMMANDS = ['check-in', 'register', 'wait', 'rest'] as const;

/** Undefined where there is nothing to do but to watch. Whoever is not known to the server may try to enter. */
export function mainAct({ phase }: Pick<TournamentView, 'phase'>, me: TournamentMe | undefined): MainAct | undefined {
  if (me === undefined) return phase === 'registration' ? { kind: 'register' } : undefined;
  if (me.table !== null) return { kind: 'table', table: me.table };
  const kind = COMMANDS.find((command) => me.may.includes(command));
  return kind && { kind };
}

/** What the tournament is for me at the moment, as a sentence. */
export function myText(view: TournamentView, me: TournamentMe, { mine }: TournamentWords): string | undefined {
  const { phase, settings } = view;
  if (me.entry === null) return undefined;
  if (me.entry.isWithdrawn) return mine.withdrawn;
  if (me.table !== null) return isOverdue(view, me.table) ? mine.overdue : mine.tableReady;
  if (phase === 'registration') {
    if (!settings.entry.checkIn) return mine.registered;
    return me.entry.isCheckedIn ? mine.checkedIn : mine.checkInFirst;
  }
  if (phase === 'cancelled') return undefined;
  if (phase === 'ended') return placeText(view, me.person, mine);
  if (!isContinuous(settings.format)) return ofRound(view, me.person, mine);
  if (me.entry.isWaiting) return mine.waiting;
  if (hasPlayedAll(view, me)) return mine.allDealsPlayed;
  return tablesOf(view, me.person).length === 0 && me.may.includes('wait') ? mine.begun : mine.resting;
}

const tablesOf = ({ rounds }: TournamentView, id: string): TournamentTable[] =>
  rounds.flatMap(({ tables }) => tables).filter(({ seats }) => seats.includes(id));

/** That I do not play in the next round, as I or the director said. */
export function excuseText(view: TournamentView, me: TournamentMe, { mine }: TournamentWords): string | undefined {
  const excuse = view.excuses.find(({ entrant, round }) => entrant === me.person && round === view.rounds.length + 1);
  if (excuse === undefined || me.entry?.isWithdrawn !== false || view.phase === 'ended') return undefined;
  return excuse.isBye ? mine.hasByeIn(excuse.round) : mine.sitsOut(excuse.round);
}

/** Whether somebody has had every deal of a duplicate, from every seat where the deals are played so. */
function hasPlayedAll(view: TournamentView, { person, may }: TournamentMe): boolean {
  const { format } = view.settings;
  if (format.kind !== 'duplicate' || may.includes('wait')) return false;
  return new Set(tablesOf(view, person).map(({ deal }) => deal)).size === format.deals;
}

/** In a league among those of the own division. */
function placeText(
  { divisions, standings }: TournamentView,
  id: string,
  mine: TournamentWords['mine'],
): string | undefined {
  const own = divisions.find((division) => division.some(({ entrant }) => entrant === id)) ?? standings;
  const standing = own.find(({ entrant }) => entrant === id);
  if (standing === undefined) return undefined;
  const { rank, prize } = standing;
  // Bots are ranked and take no prize: a place on the podium can be better than that in the standings. Only the highest division has one.
  const hasPodium = own === (divisions[0] ?? standings);
  return hasPodium && prize !== null ? mine.onPodium(prize) : mine.place(rank, own.length);
}

function ofRound(view: TournamentView, id: string, mine: TournamentWords['mine']): string | undefined {
  const round = view.rounds.at(-1);
  if (round === undefined) return undefined;
  if (isOut(view, id)) return mine.out;
  if (round.byes.includes(id)) return mine.bye;
  return round.tables.some(({ seats }) => seats.includes(id)) ? mine.done : mine.idle;
}

/** Whether somebody has lost as often as the format forgives, and once more. */
function isOut({ rounds, settings: { format } }: TournamentView, id: string): boolean {
  if (!isElimination(format)) return false;
  const lost = rounds
    .flatMap(({ tables }) => tables)
    .filter(({ seats, result }) => (result?.places[seats.indexOf(id)] ?? 1) > 1);
  return lost.length > (format.kind === 'double-elimination' ? 1 : 0);
}
