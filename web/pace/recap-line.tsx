import { labelled } from '@grove/game-kit';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { createPortal } from 'react-dom';
import { useLanguage, useWords } from '../language.tsx';
import type { RecapOfPlayer } from './recap.ts';

interface RecapLineProps {
  /** Where the question has room for it. */
  readonly slot: HTMLElement;
  readonly players: readonly RecapOfPlayer[];
  readonly open: () => void;
  readonly close: () => void;
}

/** At the question, where there is no room for the whole recap: what was done last, in two lines at most, and the way to all of it. */
export function RecapLine({ slot, players, open, close }: RecapLineProps) {
  const words = useWords();
  const language = useLanguage();
  const player = players.at(-1);
  const last = player?.lines.at(-1)?.text ?? '';
  return createPortal(
    <div className="recap-line">
      <button type="button" aria-label={labelled(language, words.sinceYourTurn, last)} onClick={open}>
        {player?.sign && <SeatMark sign={player.sign} />}
        <span>{last}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
      <button type="button" aria-label={words.close} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7 7 17" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </div>,
    slot,
  );
}
