import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { Panel } from '@grove/game-kit/board/panel';
import { cards } from '../../material/cards.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { Icon } from '../cards/icon.tsx';
import type { IconName } from '../../material/icon-names.ts';
import { gaiaCardLines } from './gaia-card-lines.ts';
import { reactionLines } from './gaia-text.ts';
import styles from './gaia-board.module.css';

export interface GaiaBoardProps {
  /** A state that agrees with the view, of a solo game. */
  readonly state: State;
  readonly language: Language;
  readonly className?: string | undefined;
}

const LINES = ['cards', 'compost', 'sprouts', 'growth', 'leaves', 'fauna'] as const;
const LINE_ICONS: Readonly<Record<(typeof LINES)[number], IconName>> = {
  cards: 'card',
  compost: 'compost',
  sprouts: 'sprout',
  growth: 'growth',
  leaves: 'leaf',
  fauna: 'best',
};

/** Gaia's board: what she has scored, the card of her turn, and how she would react to each colour. */
export function GaiaBoard({ state, language, className }: GaiaBoardProps) {
  const { gaia } = state;
  if (gaia === null) return null;
  const words = cardWords[language].gaia;
  const score = gaiaScore(state);
  const isHerTurn = state.active >= state.players.length && cards[gaia.card]?.kind === 'gaia';
  return (
    <Panel title={words.title} note={String(score.total)} className={`${styles.board} ${className ?? ''}`}>
      <p className="second">
        {words.left(gaia.deck.length, Math.min(2, gaia.rounds + 1))}. {words.soilStore(gaia.soil)}.
        {gaia.skips && ` ${words.skips}`}
      </p>
      <dl className={styles.lines}>
        {LINES.map((line) => (
          <div key={line}>
            <Icon name={LINE_ICONS[line]} />
            <dt>{words.lines[line]}</dt>
            <dd>{score[line]}</dd>
          </div>
        ))}
      </dl>
      {isHerTurn ? (
        <HerCard card={gaia.card} language={language} isExpert={state.options.gaia === 'expert'} />
      ) : (
        <Reactions state={state} language={language} />
      )}
    </Panel>
  );
}

interface HerCardProps {
  readonly card: number;
  readonly language: Language;
  readonly isExpert: boolean;
}

function HerCard({ card, language, isExpert }: HerCardProps) {
  const color = itemAt(cards, card).gaia?.activate;
  return (
    <section className={styles.turn} aria-label={cardWords[language].gaia.turn}>
      <h3>
        {color && <Icon name={color} />}
        {cardName(card, language)}
      </h3>
      {gaiaCardLines(card, language, isExpert).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Reactions({ state, language }: GaiaBoardProps) {
  return (
    <section className={styles.turn}>
      <h3>{cardWords[language].gaia.reactions}</h3>
      <ul>
        {reactionLines(state, language).map(({ color, text }) => (
          <li key={color}>
            <Icon name={color} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
