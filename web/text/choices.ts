/** A legal step with its text in the game's notation. */
export interface Choice {
  readonly text: string;
  /** What stands on the button: the text without the word that its group is called by. */
  readonly label: string;
  readonly move: unknown;
}

/** Steps that begin with the same word; steps of one word share a group without a name. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** A first word ends at a space (`take snow-lake`) or at an arrow (`lilac9>3.2`). */
const FIRST_WORD = /^([\p{L}\d-]+)[ >]+(?=\S)/u;

export function groupChoices(steps: readonly { readonly text: string; readonly move: unknown }[]): ChoiceGroup[] {
  const groups = Map.groupBy(steps, ({ text }) => FIRST_WORD.exec(text)?.[1] ?? '');
  return [...groups].map(([name, members]) => ({
    name,
    choices: members.map(({ text, move }) => ({ text, move, label: text.replace(FIRST_WORD, '') })),
  }));
}
