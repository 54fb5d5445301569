import { type Language, upper } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { Panel } from '@grove/game-kit/board/panel';
import type { Move } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import { boardOf } from '../../rules/teams.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { counted } from '../../words/sentence.ts';
import { Icon } from '../cards/icon.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { GOOD_ICONS, lyingOn, type TeamStep, teamSteps } from './goods.ts';
import styles from './team-board.module.css';

export interface TeamBoardProps {
  /** A state that agrees with the view, of a team game. */
  readonly state: State;
  readonly seat: number;
  readonly language: Language;
  /** The steps that are legal now; those that lay or fetch become buttons. */
  readonly moves: readonly Move[];
  readonly play: (move: Move) => void;
  readonly className?: string | undefined;
}

/** E16.2: the board on which a team's members leave goods for each other until the end of the turn. A tap takes one. */
export function TeamBoard({ state, seat, language, moves, play, className }: TeamBoardProps) {
  const board = boardOf(state, seat);
  if (board === undefined) return null;
  const words = cardWords[language].team;
  const steps = teamSteps(moves, language);
  const lays = steps.filter(({ isLay }) => isLay);
  const lying = lyingOn(state, seat);
  return (
    <Panel
      title={words.title}
      note={lying.length + lays.length === 0 ? words.empty : undefined}
      className={`${styles.board} ${className ?? ''}`}
    >
      <div className={styles.goods}>
        {lying.map(({ good, n }) => (
          <Good
            key={good}
            step={steps.find((step) => !step.isLay && step.good === good && good !== 'card')}
            label={words.fetch}
            play={play}
          >
            <Icon name={GOOD_ICONS[good]} />
            {counted(n, vocabularies[language].goods[good])}
          </Good>
        ))}
      </div>
      <div className={styles.cards}>
        {board.cards.map((card) => (
          <Good
            key={card}
            step={steps.find((step) => !step.isLay && step.card === card)}
            label={words.fetch}
            play={play}
          >
            <SmallFace card={card} language={language} />
          </Good>
        ))}
      </div>
      <div className={styles.steps}>
        {lays.map(({ move, what }) => (
          <button key={move} type="button" className="button" onClick={() => play(move)}>
            {upper(words.lay(what))}
          </button>
        ))}
      </div>
      {lying.length > 0 && <p className="second">{words.note}</p>}
    </Panel>
  );
}

interface GoodProps {
  /** The step that takes one; undefined where it is only to be seen. */
  readonly step: TeamStep | undefined;
  readonly label: (what: string) => string;
  readonly play: (move: Move) => void;
  readonly children: ReactNode;
}

function Good({ step, label, play, children }: GoodProps) {
  if (step === undefined) return <span className={styles.good}>{children}</span>;
  return (
    <button type="button" className={styles.good} onClick={() => play(step.move)}>
      <span className="visually-hidden">{upper(label(step.what))}. </span>
      {children}
    </button>
  );
}
