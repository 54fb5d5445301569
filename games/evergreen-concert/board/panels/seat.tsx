import type { SeatSign } from '@grove/game-kit';
import { PILES } from '../../material/index.ts';
import type { View } from '../../rules/index.ts';
import type { Latest } from '../model/latest.ts';
import { discsOf, seatSummary } from '../model/names.ts';
import type { Sitting } from '../model/sittings.ts';
import type { Speech } from '../model/speech.ts';
import { isSameSpot, type Turn } from '../model/use-turn.tsx';
import { Discs } from './discs.tsx';
import { Pile, type PileTurn } from './pile.tsx';
import { Plate } from './plate.tsx';
import { useRoving } from '@grove/game-kit/board/use-roving';
import styles from './seat.module.css';

export type SeatTurn = PileTurn & Pick<Turn, 'preview'>;

interface SeatProps {
  readonly view: View;
  readonly latest: Latest;
  readonly sitting: Sitting;
  readonly sign: SeatSign;
  readonly turn: SeatTurn;
  readonly speech: Speech;
}

const PILE_NUMBERS = Array.from({ length: PILES }, (_, pile) => pile);

/** Somebody at the table: plate, three piles, discs. */
export function Seat({ view, latest, sitting: { seat, side }, sign, turn, speech }: SeatProps) {
  const rove = useRoving(PILES);
  const moving = turn.preview?.discs ?? [];
  const held = discsOf(view, seat);
  const arriving = moving.filter(({ to }) => to === seat);
  const isBare = held.length + arriving.length === 0;
  return (
    <section className={styles.seat} data-side={side} aria-label={seatSummary(view, seat, speech)}>
      <Plate view={view} seat={seat} sign={sign} speech={speech} />
      <div className={styles.piles} role="toolbar" aria-label={speech.nameOf(seat)}>
        {PILE_NUMBERS.map((pile) => (
          <Pile
            key={pile}
            view={view}
            owner={seat}
            pile={pile}
            isFresh={isSameSpot(latest.pile, { owner: seat, pile })}
            turn={turn}
            speech={speech}
            roving={rove(pile)}
          />
        ))}
      </div>
      {isBare ? (
        <p className={styles.none} aria-hidden="true">
          {view.stage === 'opening' ? '' : speech.board.noDisc}
        </p>
      ) : (
        <Discs
          view={view}
          speech={speech}
          colours={held}
          moving={moving.filter(({ from }) => from === seat)}
          arriving={arriving}
          fresh={latest.discs}
          paying={latest.concert?.seat === seat}
          className={styles.discs}
        />
      )}
    </section>
  );
}
