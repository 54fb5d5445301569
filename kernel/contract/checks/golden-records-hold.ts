import { playerNumbers, type Check } from '../context.ts';
import { checkGolden, readGoldens } from '../golden/index.ts';
import { Breach, must } from '../breach.ts';

const HINT = 'If the rules were meant to change, raise rulesVersion and run: npm run golden';

/** There is a golden record for every player number, and the game still plays each of them the same. */
export const goldenRecordsHold: Check = (game, { golden: folder }) => {
  const goldens = readGoldens(folder);
  const covered = new Set(Array.from(goldens.values(), ({ record }) => record.players));
  for (const players of playerNumbers(game)) {
    must(
      covered.has(players),
      `${folder} has no golden record for ${players} players. Make one: npm run golden ${game.id}`,
    );
  }
  for (const [name, golden] of goldens) {
    try {
      checkGolden(game, golden);
    } catch (error) {
      throw new Breach(`golden record ${name}: ${(error as Error).message}\n  ${HINT}`, { cause: error });
    }
  }
};
