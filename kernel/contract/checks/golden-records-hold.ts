import { playerNumbers, type Check } from '../context.ts';
import { checkGolden, readGoldens } from '../golden/index.ts';
import { Breach, must } from '../breach.ts';

const HINT = 'Rules that were released stay as they are; how they are changed: docs/RULES-VERSIONS.md';

/** Every version of the rules has a golden record for every player number, and still plays each of them the same. */
export const goldenRecordsHold: Check = (game, { golden: folder }) => {
  const goldens = readGoldens(folder);
  const covered = new Set(Array.from(goldens.values(), ({ record }) => `${record.rules} ${record.players}`));
  for (const version of game.rulesVersions) {
    for (const players of playerNumbers(game)) {
      must(
        covered.has(`${version} ${players}`),
        `${folder} has no golden record of rules ${version} for ${players} players. Make one: npm run golden ${game.id}`,
      );
    }
  }
  for (const [name, golden] of goldens) {
    try {
      checkGolden(game, golden);
    } catch (error) {
      throw new Breach(`golden record ${name}: ${(error as Error).message}\n  ${HINT}`, { cause: error });
    }
  }
};
