import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { type MouseEvent, type PointerEvent, useState } from 'react';
import { NO_CARD } from '../../rules/grid.ts';
import { signed } from '../model/speech.ts';
import { cardAt, isFaceDown, type ShownTableau, type Spot } from '../model/window.ts';
import { CountsMark } from '../scores/counts-mark.tsx';
import type { SpotLook } from './island.tsx';
import { CardBack, FaceDownMark } from './card-back.tsx';
import { PlantedCard } from './planted-card.tsx';
import styles from './island.module.css';

interface SpaceProps {
  readonly spot: Spot;
  readonly seat: number;
  readonly tableau: ShownTableau;
  readonly look: SpotLook;
  readonly language: Language;
  readonly isEdge: boolean;
  readonly tabIndex: number;
  readonly register: (element: HTMLElement | null) => void;
  readonly onClick: (space: Element, isTouch: boolean) => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onFocus: (isKeyboard: boolean) => void;
}

/** One space: a card with its pieces, a place that is open, or bare ground. */
export function Space(props: SpaceProps) {
  const { spot, tableau, look, isEdge } = props;
  const card = cardAt(tableau.cells, spot);
  const isHidden = isFaceDown(tableau, spot);
  const isTurnedUp = useTurnedUp(props.seat, card === NO_CARD && isHidden);
  return (
    <div
      ref={props.register}
      role="gridcell"
      aria-selected={look.isChosen}
      tabIndex={props.tabIndex}
      className={styles.space}
      style={{ gridRow: spot.row + 2, gridColumn: spot.column + 2 }}
      data-spot={`${spot.row},${spot.column}`}
      data-card={card === NO_CARD ? undefined : card}
      data-target={look.isTarget || undefined}
      data-face-down={isHidden || undefined}
      data-turned-up={(card !== NO_CARD && isTurnedUp) || undefined}
      data-lit={look.lit}
      data-counts={look.counts}
      data-edge={isEdge || undefined}
      onClick={(event) => props.onClick(event.currentTarget, isTouch(event))}
      onPointerEnter={props.onPointerEnter}
      onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(':focus-visible'))}
    >
      <span className="visually-hidden">{look.name}</span>
      {card === NO_CARD && isHidden ? (
        <CardBack className={styles.card} />
      ) : card === NO_CARD ? (
        <Ground isTarget={look.isTarget} points={look.points} />
      ) : (
        <PlantedCard
          key={card}
          card={card}
          sprouts={itemAt(tableau.sprouts, spot.cell)}
          growth={itemAt(tableau.growth, spot.cell)}
          language={props.language}
        />
      )}
      {card !== NO_CARD && isHidden && <FaceDownMark />}
      {look.counts && <CountsMark language={props.language} />}
      {look.refusal !== undefined && (
        <span className={styles.refusal} data-leans={spot.column < 2 ? 'right' : 'left'} aria-hidden="true">
          {look.refusal}
        </span>
      )}
    </div>
  );
}

/** Whether a back was seen here on the same island just before (E18.5). */
function useTurnedUp(seat: number, isBack: boolean): boolean {
  const [seen, see] = useState({ seat, isBack, isTurnedUp: false });
  if (seen.seat !== seat || seen.isBack !== isBack) {
    see({ seat, isBack, isTurnedUp: seen.seat === seat && seen.isBack });
  }
  return seen.isTurnedUp;
}

/** Browsers that do not tell a finger from a mouse are taken for a mouse. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

interface GroundProps {
  readonly isTarget: boolean;
  readonly points: number | undefined;
}

function Ground({ isTarget, points }: GroundProps) {
  if (!isTarget) return <span className={styles.bare} />;
  return (
    <span className={styles.open} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {points !== undefined && points !== 0 && <span className={styles.points}>{signed(points)}</span>}
    </span>
  );
}
