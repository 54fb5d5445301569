import { BadInput, copyPlain, Match, type SavedMatch } from '@grove/kernel';
import type { Kit } from './settings.ts';
import type { Table, TableData } from './table.ts';

/** A table at one number of its log, as JSON: loading it and applying the later entries gives the table of the whole log. */
export interface Checkpoint {
  readonly game: string;
  readonly data: TableData;
  readonly match: SavedMatch | null;
}

export function checkpointOf({ kit, data, match }: Table): Checkpoint {
  return { game: kit.game.id, data: copyPlain(data), match: match?.save() ?? null };
}

export function resumeTable(kit: Kit, checkpoint: Checkpoint): Table {
  const { game, data, match } = checkpoint;
  if (game !== kit.game.id) throw new BadInput(`a checkpoint of ${game} is not one of ${kit.game.id}`);
  checkRules(kit, data.rules);
  // Checkpoints of an earlier program know neither time-outs nor the bots' time.
  return {
    kit,
    data: {
      ...copyPlain(data),
      timeOuts: [...(data.timeOuts ?? [])],
      settings: { ...data.settings, botSeconds: data.settings.botSeconds ?? 1 },
    },
    match: match === null ? null : Match.resume(kit.game, match),
  };
}

/** Old games are not played on by new rules: they would go another way than they did. */
export function checkRules({ game }: Kit, rules: string): void {
  if (rules !== game.rulesVersion) {
    throw new BadInput(`the table was begun with rules ${rules} of ${game.id}; here are rules ${game.rulesVersion}`);
  }
}
