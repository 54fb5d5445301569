import { itemAt } from '@grove/kernel';
import { useSpot } from '@grove/game-kit/board/help';
import type { Language } from '@grove/game-kit';
import { useRoving } from '@grove/game-kit/board/use-roving';
import { cards } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { cardName } from '../../words/names/index.ts';
import { BandStrip } from '../cards/band.tsx';
import { factsOf } from '../cards/facts.ts';
import { Icon } from '../cards/icon.tsx';
import { spokenCard } from '../cards/spoken.ts';
import { Picture } from '../plants/picture.tsx';
import { meaningOf } from './meaning.ts';
import styles from './side-choices.module.css';

export interface SideChoicesProps {
  /** The sides of one kind that were dealt: islands, climates or ecosystems. */
  readonly sides: readonly number[];
  readonly language: Language;
  readonly chosen?: number | undefined;
  readonly choose: (side: number) => void;
  readonly className?: string | undefined;
}

/** The sides that can be kept, side by side: what is printed on them, and what it means. */
export function SideChoices({ sides, language, chosen, choose, className }: SideChoicesProps) {
  const rove = useRoving(sides.length);
  const spot = useSpot();
  const words = cardWords[language];
  return (
    <div
      className={`${styles.sides} ${className ?? ''}`}
      role="toolbar"
      aria-label={words.setup.compare}
      data-many={sides.length > 2 || undefined}
    >
      {sides.map((side, i) => (
        <button
          key={side}
          type="button"
          {...rove(i)}
          className={styles.side}
          {...spot(`card ${itemAt(cards, side).id}`)}
          aria-pressed={side === chosen}
          onClick={() => choose(side)}
        >
          <span className="visually-hidden">
            {[spokenCard(side, language), ...meaningOf(side, language)].join('. ')}
          </span>
          <span className={styles.face} aria-hidden="true">
            <SideFace side={side} language={language} />
          </span>
        </button>
      ))}
    </div>
  );
}

function SideFace({ side, language }: { readonly side: number; readonly language: Language }) {
  const { kinds, bands, habitats, points } = factsOf(side);
  const words = cardWords[language];
  const sentences = sentencesOf(vocabularies[language], itemAt(cards, side));
  return (
    <>
      <span className={styles.window}>
        <Picture card={side} className={styles.picture} />
        <span className={styles.coins}>
          {habitats.map((habitat) => (
            <span key={habitat} className={styles.coin}>
              <Icon name={habitat} />
            </span>
          ))}
        </span>
        {points !== null && points !== 0 && <b className={styles.pennant}>{points}</b>}
      </span>
      <span className={styles.text}>
        <b className={styles.title}>{cardName(side, language)}</b>
        <span className={styles.kind}>{words.kinds[itemAt(kinds, 0)]}</span>
        <span className={styles.meaning}>
          {meaningOf(side, language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span className={styles.bands}>
          {bands.map((band, i) => (
            <span key={i} className={styles.ability}>
              <BandStrip band={band} per={words.per} />
              {itemAt(itemAt(cards, side).abilities, i).start === undefined && <span>{sentences[i]}</span>}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
