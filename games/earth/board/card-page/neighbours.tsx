import { type CardPageProps, labelled } from '@grove/game-kit';
import choice from '@grove/game-kit/board/choice.module.css';
import { itemAt } from '@grove/kernel';
import { cardById } from '../../material/cards.ts';
import { cardPageWords } from '../../words/card-page/index.ts';
import { cardName } from '../../words/names/index.ts';
import { CardLink } from './card-link.tsx';
import type { CardNeighbours } from './use-neighbours.tsx';
import styles from './neighbours.module.css';

interface NeighboursProps extends CardPageProps {
  readonly neighbours: CardNeighbours;
}

/** Back to the list, and to the cards before and after this one. */
export function Neighbours({ neighbours, language, at, hrefOf, go }: NeighboursProps) {
  const words = cardPageWords[language];
  const { place, of } = neighbours;
  return (
    <nav className={styles.bar} aria-label={words.place(place, of)}>
      <CardLink className={choice.button} to={{ card: undefined, filter: at.filter }} hrefOf={hrefOf} go={go}>
        {words.list}
      </CardLink>
      <span className={styles.place}>{words.place(place, of)}</span>
      {(['previous', 'next'] as const).map((way) => (
        <Step key={way} way={way} neighbours={neighbours} language={language} hrefOf={hrefOf} />
      ))}
    </nav>
  );
}

const ARROWS = { previous: 'M14.5 5.5 8 12l6.5 6.5', next: 'M9.5 5.5 16 12l-6.5 6.5' } as const;

interface StepProps extends Pick<NeighboursProps, 'neighbours' | 'language' | 'hrefOf'> {
  readonly way: 'previous' | 'next';
}

function Step({ way, neighbours, language, hrefOf }: StepProps) {
  const to = neighbours[way];
  const words = cardPageWords[language];
  const arrow = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={itemAt(ARROWS, way)} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
  if (to?.card === undefined) {
    return (
      <span className={`${choice.button} ${styles.step}`} data-way={way} aria-hidden="true" data-off>
        {arrow}
      </span>
    );
  }
  const name = cardName(cardById(to.card).index, language);
  return (
    <CardLink
      className={`${choice.button} ${styles.step}`}
      data-way={way}
      to={to}
      hrefOf={hrefOf}
      go={neighbours.walk}
      aria-label={labelled(language, words[way], name)}
    >
      {arrow}
      <span>{name}</span>
    </CardLink>
  );
}
