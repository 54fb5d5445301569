import { copyPlain } from '@grove/kernel';
import { type CardSource, type MaterialSource, problemsIn, problemText, readMaterial } from '../../material/index.ts';
import type { SetUpWords } from '../../words/set-up/index.ts';

/** Far more than a planet needs, and little enough to travel with every table that plays on it. */
const MOST_CHARACTERS = 24_000;

/** A planet of one's own, or all that is wrong with its file, in words. */
export type Loaded = { readonly material: MaterialSource } | { readonly problems: readonly string[] };

export function readPlanetFile(text: string, words: SetUpWords): Loaded {
  if (text.length > MOST_CHARACTERS) return { problems: [words.tooLarge] };
  const file = parsed(text);
  if (file === undefined) return { problems: [words.notJson] };
  const problems = [...problemsIn(file)].map((problem) => problemText(words.problems, problem));
  return problems.length > 0 ? { problems } : { material: plainMaterial(file) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the rules read and nothing else: records and links carry it with every game. */
function plainMaterial(file: unknown): MaterialSource {
  const material = readMaterial(file);
  return copyPlain({ ...material, cards: material.cards.map(plainCard) });
}

const plainCard = ({ id, biome, power, fertility, drought }: CardSource): CardSource => ({
  id,
  biome,
  power,
  ...(fertility !== undefined && { fertility }),
  ...(drought !== undefined && { drought }),
});
