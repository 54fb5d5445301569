import { useWords } from '../language.tsx';
import { TallSheet } from '../parts/tall-sheet.tsx';
import { Reference } from './reference.tsx';
import { closeRules, useRules } from './use-rulebook.ts';

/** The rules over a game that goes on behind them. */
export function RulesSheet() {
  const words = useWords();
  const { opened } = useRules();
  if (opened === undefined) return null;
  return (
    <TallSheet label={words.rules} className="rules-sheet" close={closeRules}>
      <Reference key={opened.rule} game={opened.game} rule={opened.rule} />
    </TallSheet>
  );
}
