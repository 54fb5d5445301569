import type { KeptGame } from '@grove/game-kit';
import { useWords } from '../language.tsx';
import { seatNames } from '../local-game/seat-names.ts';
import type { Mode } from './link.ts';
import { useOpenRecord } from './use-open-record.ts';

interface LookAgainProps {
  readonly game: KeptGame;
  /** What a button is called for those who do not see beside which game it stands. */
  readonly named: (act: string) => string;
}

/** The ways to the replay of a finished game and to its review. */
export function LookAgain({ game, named }: LookAgainProps) {
  const words = useWords();
  const openRecord = useOpenRecord();
  const look = (mode: Mode) => {
    const { record, seating, seat: viewer } = game;
    void openRecord(record, { names: seatNames(words, game), seating, mode, viewer });
  };
  return (
    <>
      <button type="button" className="button" aria-label={named(words.watchAgain)} onClick={() => look('replay')}>
        {words.watchAgain}
      </button>
      <button type="button" className="button" aria-label={named(words.review)} onClick={() => look('review')}>
        {words.review}
      </button>
    </>
  );
}
