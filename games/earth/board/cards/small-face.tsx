import type { Language } from '@grove/game-kit';
import { memo } from 'react';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { breakable } from '../../words/names/word-breaks.ts';
import { Picture } from '../plants/picture.tsx';
import { BandStrip } from './band.tsx';
import { type CardFacts, factsOf, signOf } from './facts.ts';
import { Icon } from './icon.tsx';
import { useNames } from './use-names.tsx';
import styles from './small-face.module.css';

export interface SmallFaceProps {
  /** The card's number. */
  readonly card: number;
  readonly language: Language;
  /** Sprouts that lie on it. */
  readonly sprouts?: number;
  /** Growth pieces on it: trunks first, the last one is the canopy. */
  readonly growth?: number;
  readonly className?: string | undefined;
}

/** A card from 90 px on: the same facts in the same places as on the large face, without Latin and sentences. It is as wide as its place. */
export const SmallFace = memo(function SmallFace({
  card,
  language,
  sprouts = 0,
  growth = 0,
  className,
}: SmallFaceProps) {
  useNames(language);
  const facts = factsOf(card);
  const title = cardName(card, language);
  const { bands, cost, points, habitats } = facts;
  return (
    <span className={`${styles.face} ${className ?? ''}`} data-face aria-hidden="true">
      <span className={styles.paper}>
        <span className={styles.window}>
          <Picture card={card} small className={styles.picture} />
          <span className={styles.head}>
            {cost !== null && (
              <b className={styles.cost} data-icon="cost">
                {cost}
              </b>
            )}
            {facts.kinds.map((kind) => (
              <span key={kind} className={styles.kind}>
                <Icon name={signOf(facts, kind)} />
              </span>
            ))}
          </span>
          {points !== null && <Pennant points={points} />}
          <span className={styles.coins}>
            {habitats.map((habitat) => (
              <span key={habitat} className={styles.coin}>
                <Icon name={habitat} />
              </span>
            ))}
          </span>
        </span>
        <span className={styles.name} data-long={isLong(title) || undefined}>
          {breakable(title)}
        </span>
        <Spaces facts={facts} sprouts={sprouts} growth={growth} />
        <span className={styles.bands}>
          {bands.map((band, i) => (
            <BandStrip key={i} band={band} per={cardWords[language].per} />
          ))}
        </span>
      </span>
    </span>
  );
});

/** Long as a whole, or with a word that fills the card from side to side. */
const isLong = (title: string): boolean => title.length > 16 || title.split(/[ -]/).some((word) => word.length > 12);

function Pennant({ points }: { readonly points: number }) {
  return (
    <b className={styles.pennant} data-icon="points" data-minus={points < 0 || undefined}>
      {String(points).replace('-', '−')}
    </b>
  );
}

interface SpacesProps {
  readonly facts: CardFacts;
  readonly sprouts: number;
  readonly growth: number;
}

/** Dots for sprouts, bars for trunks, an oval with its points for the canopy; filled where pieces lie. */
function Spaces({ facts, sprouts, growth }: SpacesProps) {
  const { sproutSpaces, trunks, canopy } = facts;
  if (sproutSpaces === 0 && canopy === null) return null;
  return (
    <span className={styles.spaces} data-many={sproutSpaces + trunks > 7 || undefined}>
      <span className={styles.row}>
        {Array.from({ length: sproutSpaces }, (_, i) => (
          <i
            key={i}
            className={styles.dot}
            data-icon="sprout-space"
            data-piece="sprout"
            data-full={i < sprouts || undefined}
          />
        ))}
      </span>
      <span className={styles.row}>
        {Array.from({ length: trunks }, (_, i) => (
          <i key={i} className={styles.bar} data-icon="trunk" data-piece="growth" data-full={i < growth || undefined} />
        ))}
        {canopy !== null && (
          <b className={styles.canopy} data-icon="canopy" data-piece="growth" data-full={growth > trunks || undefined}>
            {canopy}
          </b>
        )}
      </span>
    </span>
  );
}
