import { idOf } from '../../material/cards.ts';
import type { Language } from '@grove/game-kit';
import { SmallFace } from '../cards/small-face.tsx';
import styles from './island.module.css';

interface PlantedCardProps {
  readonly card: number;
  readonly sprouts: number;
  readonly growth: number;
  readonly language: Language;
}

/** A card of the island with what has grown on it. */
export const PlantedCard = (face: PlantedCardProps) => (
  <span className={styles.card} data-flies={face.card} data-spot={`card ${idOf(face.card)}`}>
    <SmallFace {...face} />
  </span>
);
