import { upper } from '@grove/game-kit';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import type { Card } from '../../material/index.ts';
import type { View } from '../../rules/index.ts';
import { fanTilt } from '../model/fan.ts';
import { type Speech } from '../model/speech.ts';
import { cardSpot, type Turn } from '../model/use-turn.tsx';
import { Flight } from '../motion/flight.tsx';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { Sleeve } from '../pieces/sleeve.tsx';
import { Say } from '@grove/game-kit/board/say';
import { type DragTurn, useDrag } from './use-drag.tsx';
import { useRoving } from '@grove/game-kit/board/use-roving';
import styles from './hand.module.css';

interface HandProps {
  readonly view: View;
  readonly turn: Pick<Turn, 'chosen' | 'refused' | 'hinted' | 'tapCard'> & DragTurn;
  readonly speech: Speech;
  readonly mayAct: boolean;
  readonly className?: string | undefined;
}

/** More cards than this lie in two rows where the screen is narrow. */
const ONE_ROW = 8;

/** The hand as a fan: a tap lifts a card, and it can be dragged onto any pile. */
export function Hand({ view, turn, speech, mayAct, className }: HandProps) {
  const { hand } = view;
  const spot = useSpot();
  const tap = useTap(turn.tapCard);
  const rove = useRoving(hand.length);
  const dragging = useDrag(turn, mayAct);
  const rows = { '--count': hand.length, '--row': hand.length > ONE_ROW ? Math.ceil(hand.length / 2) : hand.length };
  return (
    <div
      className={`${styles.hand} ${className ?? ''}`}
      role="toolbar"
      aria-label={speech.board.hand}
      style={rows as CSSProperties}
      data-rows={hand.length > ONE_ROW ? 2 : 1}
      {...spot('hand')}
    >
      {hand.map((card, i) => {
        const { wasDragged, ...drag } = dragging(card);
        const { onKeyDown, ...roving } = rove(i);
        const refused = turn.refused?.at === cardSpot(card) ? turn.refused : undefined;
        return (
          <div
            key={card}
            className={styles.place}
            style={tiltStyle(i, hand)}
            data-chosen={card === turn.chosen || undefined}
            data-hinted={card === turn.hinted.card || undefined}
          >
            <button
              type="button"
              {...drag}
              {...roving}
              className={styles.card}
              {...spot(cardSpot(card))}
              aria-label={upper(speech.card(card))}
              aria-pressed={card === turn.chosen}
              onKeyDown={(event) => {
                onKeyDown(event);
                leave(event);
              }}
              onClick={({ currentTarget }) => {
                if (!wasDragged()) tap(currentTarget, card);
              }}
            >
              <HeldCard card={card} i={i} count={hand.length} />
            </button>
            {refused !== undefined && <Say {...refused} />}
          </div>
        );
      })}
    </div>
  );
}

interface HeldCardProps {
  readonly card: Card;
  readonly i: number;
  readonly count: number;
}

/** Its place in the fan is measured again only when the fan has changed. */
const HeldCard = memo(function HeldCard({ card }: HeldCardProps) {
  return (
    <Flight id={`card-${card}`}>
      <Sleeve card={card} />
    </Flight>
  );
});

function tiltStyle(i: number, hand: readonly Card[]): CSSProperties {
  const { turn, drop } = fanTilt(i, hand.length);
  return { '--i': i, '--turn': `${turn}deg`, '--drop': drop } as CSSProperties;
}

/** From the hand the arrow up leads to the piles. */
function leave(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp') return;
  document.querySelector<HTMLElement>('[data-side="me"] [data-pile][tabindex="0"]')?.focus();
  event.preventDefault();
}
