import { useState } from 'react';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import { Sheet } from '../cards/sheet.tsx';
import { IslandPicture } from '../final/island-picture.tsx';
import { outlookFor, outlookText } from '../model/outlook.ts';
import type { Speech } from '../model/speech.ts';
import { answers } from '../model/use-screen.tsx';
import type { Turn } from '../model/use-turn.tsx';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import grounds from '../turn/color-ground.module.css';
import { ColorSign } from '../turn/color-sign.tsx';
import styles from './tableaus.module.css';

interface TableausProps {
  readonly turn: Pick<Turn, 'model'>;
  readonly speech: Speech;
}

/** Everybody's tableau side by side, with what each colour would activate there. */
export function Tableaus({ turn, speech }: TableausProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { allTableaus, choose } = speech.table;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={allTableaus}
        title={allTableaus}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M3 4h7v16H3zM14 4h7v16h-7zM3 9.500h7M3 14.500h7M14 9.500h7M14 14.500h7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {isOpen && (
        <Sheet wide label={allTableaus} closeLabel={choose.close} close={() => setIsOpen(false)}>
          <SideBySide turn={turn} speech={speech} />
        </Sheet>
      )}
    </>
  );
}

function SideBySide({ turn, speech }: TableausProps) {
  const { state, view } = turn.model;
  const [color, setColor] = useState<number>();
  return (
    <ul className={styles.boards}>
      {view.players.map(({ cells, faceDown }, seat) => (
        <li key={seat}>
          <p className={styles.who}>
            <SeatMark sign={speech.signOf(seat)} />
            {speech.labelOf(seat)}
          </p>
          <IslandPicture cells={cells} faceDown={faceDown} isLit={(card) => answers(color, card)} />
          <ul className={styles.colors}>
            {ACTION_COLORS.map((name, code) => {
              return (
                <li key={name}>
                  <button
                    type="button"
                    data-color={name}
                    aria-pressed={color === code}
                    onClick={() => setColor(color === code ? undefined : code)}
                  >
                    <span className={`${styles.sign} ${grounds.ground}`} data-color={name}>
                      <ColorSign color={name} />
                    </span>
                    <span>
                      <span className="visually-hidden">{speech.table.actions[name]} </span>
                      {outlookText(speech, outlookFor(state, seat, code))}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
