import { playerNumbers, type Check } from '../context.ts';
import { checkGolden, inFile, readGoldens } from '../golden/index.ts';
import { must } from '../breach.ts';

const HINT = 'Rules that were released stay as they are; how they are changed: docs/RULES-VERSIONS.md';

/** Every version of the rules has a golden game for every player number, and still plays each of them to the letter. */
export const goldenGamesHold: Check = (game, { golden: folder }) => {
  const goldens = readGoldens(folder);
  const covered = new Set(Array.from(goldens.values(), ({ record }) => `${record.rules} ${record.players}`));
  for (const version of game.rulesVersions) {
    for (const players of playerNumbers(game)) {
      must(
        covered.has(`${version} ${players}`),
        `${folder} has no golden game of rules ${version} for ${players} players. Make one: npm run golden ${game.id}`,
      );
    }
  }
  for (const [name, golden] of goldens) inFile(`${name}: ${HINT}`, () => checkGolden(game, golden));
};
