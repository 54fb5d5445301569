import type { SeatSign } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';

interface SentenceProps {
  readonly sign: SeatSign;
  readonly name: string;
  readonly text: string;
}

/** What somebody did, after their sign and name. */
export const Sentence = ({ sign, name, text }: SentenceProps) => (
  <>
    <SeatMark sign={sign} />
    <span>
      <b>{name}</b> {text}
    </span>
  </>
);
