import { levelOf, styledName, styleOf } from '@grove/bots';
import type { Cover } from '@grove/game-kit';
import { useId, useState } from 'react';
import { useWords } from '../language.tsx';
import { botChoices } from '../local-game/bot-choices.ts';
import { seatTitle } from '../local-game/seat-names.ts';
import { Portrait } from './portraits.tsx';
import { clashesWith, OPEN, sittersOf, stylesOf } from './sitters.ts';
import { useSetUpWords } from './words/index.ts';

interface SitterCardsProps {
  readonly cover: Cover;
  readonly title: string;
  readonly sitter: string;
  /** Who sits in the seats beside this one. */
  readonly others: readonly string[];
  readonly choose: (sitter: string) => void;
}

/** Who can take a seat, each with a face and a sentence; bots are ordered by strength and show it. */
export function SitterCards({ cover, title, sitter, others, choose }: SitterCardsProps) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const group = useId();
  // Whoever comes to play with friends finds them first.
  const [isForFriends] = useState(sitter === OPEN);
  const known = sittersOf(cover, isForFriends);
  // An address can name a bot that is not offered.
  const chosen = levelOf(sitter);
  const offered = known.includes(chosen) ? known : [sitter, ...known];
  const style = styleOf(sitter);
  // Whoever has chosen a style keeps it with another level that can play it.
  const withStyle = (name: string): string =>
    style !== undefined && stylesOf(cover, name).includes(style) ? styledName(name, style) : name;
  return (
    <fieldset className="sitters">
      <legend>{title}</legend>
      {offered.map((name) => (
        <label key={name} className="sitter">
          <input
            type="radio"
            name={group}
            aria-label={name === OPEN ? setUpWords.open : seatTitle(words, name)}
            aria-describedby={`${group}${name}`}
            checked={name === chosen}
            disabled={name !== chosen && clashesWith(name, others)}
            onChange={() => choose(withStyle(name))}
          />
          <Portrait sitter={name} />
          <span className="sitter-text" id={`${group}${name}`}>
            <SitterText cover={cover} sitter={name} isClashing={name !== chosen && clashesWith(name, others)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SitterTextProps {
  readonly cover: Cover;
  readonly sitter: string;
  readonly isClashing: boolean;
}

function SitterText({ cover, sitter, isClashing }: SitterTextProps) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const bots = botChoices(cover.bots);
  const title = sitter === OPEN ? setUpWords.open : seatTitle(words, sitter);
  const note = setUpWords.notes[levelOf(sitter)] ?? setUpWords.measure;
  return (
    <>
      <span className="sitter-name">
        {title}
        {bots.includes(sitter) && <Strength level={bots.indexOf(sitter) + 1} levels={bots.length} />}
      </span>
      <span className="second">{isClashing ? setUpWords.oneDeviceEach : note}</span>
    </>
  );
}

/** As many leaves as the bot is strong. */
function Strength({ level, levels }: { readonly level: number; readonly levels: number }) {
  const { strength } = useSetUpWords();
  return (
    <svg className="strength" viewBox={`0 0 ${levels * 12} 12`} role="img" aria-label={strength(level, levels)}>
      {Array.from({ length: levels }, (_, i) => (
        <path
          key={`leaf ${i + 1}`}
          className={i < level ? 'full' : 'empty'}
          d="M1 11C1 4 5 1 11 1c0 7-4 10-10 10Z"
          transform={`translate(${i * 12} 0)`}
        />
      ))}
    </svg>
  );
}
