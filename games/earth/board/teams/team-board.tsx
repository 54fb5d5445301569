import type { Language } from '@grove/kernel';
import { Panel } from '../../../board/parts/panel.tsx';
import type { Move } from '../../rules/move.ts';
import type { State } from '../../rules/state.ts';
import { boardOf } from '../../rules/teams.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { counted, upper } from '../../words/sentence.ts';
import { Icon } from '../cards/icon.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { GOOD_ICONS, lyingOn, teamSteps } from './goods.ts';
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

/** E16.2: the board on which a team's members leave goods for each other until the end of the turn. */
export function TeamBoard({ state, seat, language, moves, play, className }: TeamBoardProps) {
  const board = boardOf(state, seat);
  if (board === undefined) return null;
  const words = cardWords[language].team;
  const lying = lyingOn(state, seat);
  return (
    <Panel title={words.title} note={lying.length === 0 ? words.empty : undefined} className={className}>
      {lying.length > 0 && (
        <ul className={styles.goods}>
          {lying.map(({ good, n }) => (
            <li key={good}>
              <Icon name={GOOD_ICONS[good]} />
              {counted(n, vocabularies[language].goods[good])}
            </li>
          ))}
        </ul>
      )}
      {board.cards.length > 0 && (
        <div className={styles.cards}>
          {board.cards.map((card) => (
            <SmallFace key={card} card={card} language={language} />
          ))}
        </div>
      )}
      <div className={styles.steps}>
        {teamSteps(moves, language).map(({ move, isLay, what }) => (
          <button key={move} type="button" className="button" onClick={() => play(move)}>
            {upper(isLay ? words.lay(what) : words.fetch(what))}
          </button>
        ))}
      </div>
      {lying.length > 0 && <p className="second">{words.note}</p>}
    </Panel>
  );
}
