import type { SeatSign } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { breakable } from '../../words/names/word-breaks.ts';

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
      <b>{name}</b> {breakable(text)}
    </span>
  </>
);
