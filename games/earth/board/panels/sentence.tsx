import type { SeatSign } from '../model/signs.ts';
import { SeatMark } from './seat-mark.tsx';

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
