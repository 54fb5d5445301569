import { itemAt } from '@grove/kernel';
import { useSpot } from '@grove/game-kit/board/help';
import { idOf } from '../../material/cards.ts';
import type { Language } from '@grove/game-kit';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { breakable } from '../../words/names/word-breaks.ts';
import { BandStrip } from '../cards/band.tsx';
import { factsOf } from '../cards/facts.ts';
import { Picture } from '../plants/picture.tsx';
import { CountsMark } from '../scores/counts-mark.tsx';
import styles from './board-card.module.css';

interface BoardCardProps {
  readonly card: number;
  readonly language: Language;
  /** Would activate, or is next to do so. */
  readonly lit?: 'would' | 'next' | 'done' | undefined;
  /** Whether the goal that is shown counts it; undefined while none is. */
  readonly counts?: boolean | undefined;
  readonly open: () => void;
  readonly look: (isOver: boolean) => void;
}

/** The island or the climate beside the tableau. */
export function BoardCard({ card, language, lit, counts, open, look }: BoardCardProps) {
  const { kinds, bands } = factsOf(card);
  // What an island gave at the start of the game is past.
  const shown = bands.slice(kinds[0] === 'island' ? 1 : 0);
  const title = cardName(card, language);
  const spot = useSpot();
  return (
    <button
      type="button"
      className={styles.card}
      {...spot(`card ${idOf(card)}`)}
      data-lit={lit}
      data-counts={counts}
      data-long={title.length > 12 || undefined}
      data-many={shown.some(({ tokens }) => tokens.length > 4) || undefined}
      onClick={open}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(true)}
      onPointerLeave={() => look(false)}
    >
      <span className={styles.window}>
        <Picture card={card} small className={styles.picture} />
      </span>
      {counts && <CountsMark language={language} />}
      <span className={styles.title}>{breakable(title)}</span>
      <span className={styles.kind}>{cardWords[language].kinds[itemAt(kinds, 0)]}</span>
      <span className={styles.bands}>
        {shown.map((band, i) => (
          <BandStrip key={i} band={band} per={cardWords[language].per} />
        ))}
      </span>
    </button>
  );
}
