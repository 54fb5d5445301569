import { type CSSProperties, memo } from 'react';
import type { Pile } from '../model/piles.ts';
import type { Speech } from '../model/speech.ts';
import { SIGN_OF_BIOME } from '../planet/biome.ts';
import { textured } from '../planet/texture.tsx';
import { useSpot } from '@grove/game-kit/board/help';
import { Icon, Panel } from '@grove/game-kit/board/panel';
import styles from './fertility.module.css';

interface FertilityProps {
  readonly piles: readonly Pile[];
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** The fertility zone: six piles, the edges of the cards below peek out; those turned down are grey. */
export const Fertility = memo(function Fertility({ piles, speech, className }: FertilityProps) {
  const { words, board } = speech;
  const spot = useSpot();
  return (
    <Panel title={words.labels.fertility} flat className={className} spot="fertility">
      <ul className={styles.piles}>
        {piles.map((pile) => (
          <li
            key={pile.biome}
            className={styles.pile}
            data-biome={pile.biome}
            style={{ '--ground': `var(--bio-${SIGN_OF_BIOME[pile.biome]})` } as CSSProperties}
            {...spot(`fertility ${pile.biome}`)}
          >
            <PileTop {...pile} />
            <span className={styles.count} aria-hidden="true">
              <Icon href={pile.icons > 0 ? '#i-fert' : '#i-dry'} className={styles.icon} />
              {pile.icons}
            </span>
            <span className="visually-hidden">
              {board.pile(words.biomes[pile.biome], pile.icons, pile.cards, pile.faceDown)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

/** Edges of at most three cards; face-down ones show their grey backs. */
const PileTop = memo(function PileTop({ biome, cards, faceDown }: Pile) {
  const sign = SIGN_OF_BIOME[biome];
  const edges = Math.min(3, Math.max(0, cards - 1));
  return (
    <svg className={styles.top} viewBox="-2 -10 112 112" aria-hidden="true" data-icon={`b-${sign}`}>
      {Array.from({ length: edges }, (_, i) => {
        const offset = (edges - i) * 3.2;
        const isDown = i < faceDown;
        return (
          <rect
            key={i}
            x={offset}
            y={-offset}
            width="98"
            height="98"
            rx="16"
            fill={isDown ? '#8E958F' : '#FFFDF4'}
            stroke="#1C2822"
            strokeOpacity="0.35"
            strokeWidth="1.5"
          />
        );
      })}
      <rect width="98" height="98" rx="16" {...(cards > 0 ? textured(sign) : { fill: `var(--bio-${sign})` })} />
      <g style={{ color: `var(--on-${sign})`, '--eye': `var(--bio-${sign})` } as object}>
        <circle cx="49" cy="49" r="29" fill={`var(--bio-${sign})`} />
        <use href={`#b-${sign}`} x="29" y="29" width="40" height="40" />
      </g>
    </svg>
  );
});
