/** A legal step with its text in the game's notation, and with what it does in words where the game has some. */
export interface LegalStep {
  readonly text: string;
  readonly move: unknown;
  readonly said?: string | undefined;
}

/** A button for a legal step. */
interface Choice extends LegalStep {
  /** What stands on the button: the words, or the text without the word that its group is called by. */
  readonly label: string;
}

/** Steps that begin with the same word; steps of one word, or told in words, share a group without a name. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** A first word ends at a space (`take snow-lake`) or at an arrow (`lilac9>3.2`). */
const FIRST_WORD = /^([\p{L}\d-]+)[ >]+(?=\S)/u;

export function groupChoices(steps: readonly LegalStep[]): ChoiceGroup[] {
  const groups = Map.groupBy(steps, ({ text, said }) => (said === undefined ? (FIRST_WORD.exec(text)?.[1] ?? '') : ''));
  return [...groups].map(([name, members]) => ({
    name,
    choices: members.map(({ text, move, said }) => ({ text, move, said, label: said ?? text.replace(FIRST_WORD, '') })),
  }));
}
