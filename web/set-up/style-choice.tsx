import { levelOf, styledName, styleOf } from '@grove/bots';
import type { Cover } from '@grove/game-kit';
import { useId } from 'react';
import { useLanguage } from '../language.tsx';
import { stylesOf } from './sitters.ts';
import { useSetUpWords } from './words/index.ts';

interface StyleChoiceProps {
  readonly cover: Cover;
  readonly sitter: string;
  readonly choose: (sitter: string) => void;
}

/** How the bot in a seat likes to score; nothing for everybody who cannot be asked for a style. */
export function StyleChoice({ cover, sitter, choose }: StyleChoiceProps) {
  const words = useSetUpWords();
  const { styles: names = {} } = cover.words[useLanguage()];
  const group = useId();
  const styles = stylesOf(cover, sitter);
  if (styles.length === 0) return null;
  const level = levelOf(sitter);
  const ways = [
    [level, words.anyStyle],
    ...styles.map((style) => [styledName(level, style), names[style] ?? style]),
  ] as const;
  return (
    <fieldset className="steps word-steps">
      <legend>{words.style}</legend>
      {ways.map(([bot, title]) => (
        <label key={bot} className="step">
          <input type="radio" name={group} checked={styleOf(bot) === styleOf(sitter)} onChange={() => choose(bot)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
