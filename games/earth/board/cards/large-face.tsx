import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { memo } from 'react';
import { cards } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { cardName } from '../../words/names/index.ts';
import { gaiaCardLines } from '../gaia/gaia-card-lines.ts';
import { Picture } from '../plants/picture.tsx';
import { BandStrip } from './band.tsx';
import { type CardFacts, factsOf, signOf } from './facts.ts';
import { Icon } from './icon.tsx';
import { LargeSpaces } from './large-spaces.tsx';
import { useNames } from './use-names.tsx';
import styles from './large-face.module.css';

export interface LargeFaceProps {
  /** The card's number. */
  readonly card: number;
  readonly language: Language;
  readonly sprouts?: number;
  readonly growth?: number;
  readonly className?: string | undefined;
}

/** A card to be read: picture, facts, and what every band means. It is as wide as its place. */
export const LargeFace = memo(function LargeFace({
  card,
  language,
  sprouts = 0,
  growth = 0,
  className,
}: LargeFaceProps) {
  useNames(language);
  const facts = factsOf(card);
  const { bands, cost, points, habitats } = facts;
  const title = cardName(card, language);
  const words = cardWords[language];
  const sentences = sentencesOf(vocabularies[language], itemAt(cards, card));
  return (
    <article className={`${styles.face} ${className ?? ''}`} aria-label={title}>
      <div className={styles.paper} data-room={roomOf(facts)}>
        <div className={styles.window}>
          <Picture card={card} className={styles.picture} />
          {cost !== null && (
            <span className={styles.cost} data-icon="cost">
              <Icon name="soil" />
              <b>{cost}</b>
            </span>
          )}
          {points !== null && (
            <b className={styles.pennant} data-icon="points" data-minus={points < 0 || undefined}>
              {String(points).replace('-', '−')}
            </b>
          )}
          <div className={styles.coins}>
            {habitats.map((habitat) => (
              <span key={habitat} className={styles.coin} title={vocabularies[language].habitats[habitat]}>
                <Icon name={habitat} />
              </span>
            ))}
          </div>
        </div>
        <header className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          <OtherNames card={card} title={title} kind={words.kinds[itemAt(facts.kinds, 0)]} />
          <Kinds facts={facts} language={language} />
        </header>
        <LargeSpaces facts={facts} sprouts={sprouts} growth={growth} />
        <div className={styles.bands}>
          {gaiaCardLines(card, language, false).map((text) => (
            <div key={text} className={styles.ability}>
              <p>{text}</p>
            </div>
          ))}
          {bands.map((band, i) => (
            <div key={i} className={styles.ability}>
              <BandStrip band={band} per={words.per} />
              <p>{sentences[i]}</p>
            </div>
          ))}
        </div>
      </div>
    </article>
  );
});

interface OtherNamesProps {
  readonly card: number;
  readonly title: string;
  readonly kind: string;
}

/** The names that everybody can look up, whatever they read in; a card that has none says what it is. */
function OtherNames({ card, title, kind }: OtherNamesProps) {
  const { name, latin } = itemAt(cards, card);
  const isTranslated = name !== title;
  return (
    <p className={styles.latin}>
      {isTranslated && <span lang="en">{name}</span>}
      {isTranslated && latin !== null && ' · '}
      {latin !== null && <i lang="la">{latin}</i>}
      {!isTranslated && latin === null && kind}
    </p>
  );
}

/** How high the picture can be, by what has to stand below it; long sentences take more of it. */
function roomOf({ bands, canopy, sproutSpaces, kinds }: CardFacts): 'much' | 'usual' | 'little' | 'least' {
  if (kinds.includes('gaia')) return 'little';
  const hasSpaces = canopy !== null || sproutSpaces > 0;
  if (bands.length < 2) return hasSpaces ? 'usual' : 'much';
  return hasSpaces ? 'least' : 'little';
}

function Kinds({ facts, language }: { readonly facts: CardFacts; readonly language: Language }) {
  return (
    <div className={styles.kinds}>
      {facts.kinds.map((kind) => (
        <span key={kind}>
          <Icon name={signOf(facts, kind)} />
          {cardWords[language].kinds[kind]}
        </span>
      ))}
    </div>
  );
}
