import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import { countArea } from '../../rules/count/cards.ts';
import { reactionBase } from '../../rules/solo/turn.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';

const BLUE = { color: 'blue' } as const;

/** E17.2: what Gaia would get for each colour if the person chose it. */
export function reactionLines(state: State, language: Language): { color: ActionColor; text: string }[] {
  const { reaction } = cardWords[language].gaia;
  const blueCards = countArea(itemAt(state.players, 0), BLUE);
  const texts: Readonly<Record<ActionColor, string>> = {
    green: reaction.green,
    red: reaction.red(reactionBase(state, 'red')),
    blue: reaction.blue(reactionBase(state, 'blue') + blueCards),
    yellow: reaction.yellow(reactionBase(state, 'yellow')),
  };
  return ACTION_COLORS.map((color) => ({ color, text: texts[color] }));
}
