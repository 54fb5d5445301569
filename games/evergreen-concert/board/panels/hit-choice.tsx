import { itemAt } from '@grove/kernel';
import type { CSSProperties } from 'react';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import type { Spot } from '@grove/game-kit/guide';
import type { View } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import { besideHit, hitMove } from '../model/table.ts';
import type { Turn } from '../model/use-turn.tsx';
import { TONES } from '../pieces/artists.ts';
import { Say } from '@grove/game-kit/board/say';
import styles from './turn-choices.module.css';

export type HitTurn = Pick<Turn, 'ahead' | 'worth' | 'hinted' | 'actAhead' | 'refused'>;

interface HitChoiceProps {
  readonly view: View;
  readonly turn: HitTurn;
  readonly speech: Speech;
}

/** C4.4 One step left or right, or stay: the colour in the middle is the one that counts double. */
export function HitChoice({ view, turn, speech }: HitChoiceProps) {
  const { choose } = speech.board;
  const { ground, ink } = itemAt(TONES, view.hit);
  const name = speech.colour(view.hit);
  return (
    <>
      <Arrow step={-1} turn={turn} speech={speech} />
      <p className={styles.now} style={{ background: ground, color: ink }}>
        {view.hitMoved ? choose.hitMoved(name) : choose.hitStays(name)}
      </p>
      <Arrow step={1} turn={turn} speech={speech} />
    </>
  );
}

function Arrow({ step, turn, speech }: Omit<HitChoiceProps, 'view'> & { readonly step: -1 | 1 }) {
  const { choose } = speech.board;
  const { ahead, worth } = turn;
  const move = hitMove(ahead, step);
  const at: Spot = step < 0 ? 'hit back' : 'hit on';
  const spot = useSpot();
  const tap = useTap(turn.actAhead);
  const colour = besideHit(ahead, step);
  const name = speech.colour(colour);
  return (
    <div className={`${styles.choice} ${step < 0 ? styles.back : styles.on}`}>
      <button
        type="button"
        className={styles.arrow}
        {...spot(at)}
        style={{ '--ground': itemAt(TONES, colour).ground } as CSSProperties}
        aria-label={choose.turnHit(name, step < 0 ? worth.back : worth.on)}
        data-hinted={move === turn.hinted.move || undefined}
        aria-disabled={!ahead.moves.includes(move)}
        onClick={({ currentTarget }) => tap(currentTarget, move, at)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={step < 0 ? 'M15 4 7 12l8 8' : 'M9 4l8 8-8 8'} />
        </svg>
      </button>
      {turn.refused?.at === at && <Say {...turn.refused} />}
    </div>
  );
}
