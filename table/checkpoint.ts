import { BadInput, commitmentTo, copyPlain, Match, newestRules, type SavedMatch } from '@grove/kernel';
import { AnsweredCommands, type SavedAnswer } from './answered.ts';
import { HERE } from './apply/create.ts';
import { completeSettings, type TableGame } from './settings.ts';
import type { Table, TableData } from './table.ts';

/** The names under which checkpoints are stored. They stay: nodes of two versions read each other's during an upgrade. */
type SavedTableData = TableData & { readonly heard: readonly SavedAnswer[] };

/** A table at one number of its log, as JSON: loading it and applying the later entries gives the table of the whole log. */
export interface Checkpoint {
  readonly game: string;
  readonly data: SavedTableData;
  readonly match: SavedMatch | null;
  /** The newest rules of the program that wrote it; missing in checkpoints from before the first change of rules. */
  readonly newest?: string;
}

export function checkpointOf({ game, data, answered, match }: Table): Checkpoint {
  return {
    game: game.id,
    data: { ...copyPlain(data), heard: answered.save() },
    match: match?.save() ?? null,
    newest: newestRules(game),
  };
}

/**
 * Whether a checkpoint can be resumed. After a change of rules it cannot, since states may have another shape then; the whole
 * log is applied instead.
 */
export const isCurrent = ({ game }: TableGame, { newest }: Checkpoint): boolean => newest === newestRules(game);

export function resumeTable({ game, bots }: TableGame, checkpoint: Checkpoint): Table {
  const { data, match } = checkpoint;
  if (checkpoint.game !== game.id) throw new BadInput(`a checkpoint of ${checkpoint.game} is not one of ${game.id}`);
  const { heard, ...rest } = copyPlain(data);
  // Checkpoints of earlier versions lack some fields.
  return {
    game,
    bots,
    data: {
      ...rest,
      seats: data.seats.map((seat) => ({ ...HERE, ...seat })),
      timeOuts: [...(data.timeOuts ?? [])],
      tournament: data.tournament ?? null,
      prepared: [...(data.prepared ?? [])],
      settings: completeSettings(data.settings),
    },
    tried: null,
    answered: AnsweredCommands.from(heard),
    commitment: data.seed === null ? null : commitmentTo(data.seed),
    match: match === null ? null : Match.resume(game, match),
  };
}
