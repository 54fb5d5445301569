import { BadInput, catchRefusal, newestRules, type Refusal, RefusedError } from '@grove/kernel';
import type { NewTournament, TournamentServerReason, TournamentTableSettings } from '@grove/protocol';
import { cleanLine, cleanText, readSettings, type TableGame } from '@grove/table';
import { createTournament, type TournamentEvent } from '@grove/tournaments';
import { newSeed } from '../ids.ts';
import type { TournamentDetails } from '../store/store.ts';
import { demand, refuseTournament } from './refusal.ts';

const NAME_LENGTH = 60;
const TEXT_LENGTH = 2000;

export interface Made {
  readonly details: TournamentDetails;
  readonly first: TournamentEvent;
}

/** What a new tournament is made of, or why nobody could play it. Who may make one is not asked here. */
export function newTournament(
  wanted: NewTournament,
  tableGame: TableGame | undefined,
  known: Pick<TournamentDetails, 'maker' | 'directors' | 'after'>,
  now: number,
): Made | Refusal {
  return catchRefusal(() => {
    demand(tableGame !== undefined, 'no-such-game');
    const { settings, club, membersOnly = false } = wanted;
    demand(club !== null || !membersOnly, 'needs-club');
    const first = createTournament(settings, now);
    if ('rule' in first) throw new RefusedError(first);
    checkSeats(tableGame, settings.seats);
    const details = {
      name: readText('bad-name', () => cleanLine(wanted.name, NAME_LENGTH)),
      text: readText('bad-text', () => cleanText(wanted.text ?? '', TEXT_LENGTH)),
      club,
      membersOnly,
      game: wanted.game,
      table: tableSettings(tableGame, wanted.table ?? {}),
      rules: newestRules(tableGame.game),
      ...known,
      secret: newSeed(),
    };
    return { details, first };
  });
}

function checkSeats({ game }: TableGame, { least, most }: NewTournament['settings']['seats']): void {
  const { min, max } = game.players;
  demand(least >= min && most <= max, 'bad-table-settings', { problem: `${game.id} is for ${min} to ${max} players` });
}

/** Complete and checked, so that no table is refused later. */
function tableSettings(tableGame: TableGame, given: Partial<TournamentTableSettings>): TournamentTableSettings {
  try {
    const { options, clock, botSeconds, rated, spectators } = readSettings(tableGame, given);
    return { options, clock, botSeconds, rated, spectators };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new RefusedError(refuseTournament('bad-table-settings', { problem: error.message }));
  }
}

/** Texts are read as those of tables are; what is wrong with them is told as a reason of the tournament. */
function readText(reason: TournamentServerReason, read: () => string): string {
  const text = catchRefusal(read);
  if (typeof text === 'string') return text;
  throw new RefusedError(refuseTournament(reason, text.facts));
}
