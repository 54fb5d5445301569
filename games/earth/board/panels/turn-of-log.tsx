import type { Place } from '@grove/game-kit/board';
import { LogLines } from '@grove/game-kit/board/log';
import { pointing } from '@grove/game-kit/board/point';
import { seatNumber } from '@grove/kernel';
import { useId, useState } from 'react';
import type { Seen } from '../../rules/events.ts';
import { spots } from '../../spots.ts';
import type { Speech } from '../model/speech.ts';
import { goodOf } from '../model/story.ts';
import type { LoggedPart, LoggedTurn } from '../model/turn-log.tsx';
import grounds from '../turn/color-ground.module.css';
import { ColorSign } from '../turn/color-sign.tsx';
import { Good } from './good.tsx';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { Sentence } from './sentence.tsx';
import styles from './turn-of-log.module.css';

interface TurnOfLogProps {
  readonly turn: LoggedTurn;
  readonly speech: Speech;
}

/** A turn of the table: whose it was, and a sentence for everybody who did something in it. */
export const TurnOfLog = ({ turn, speech }: TurnOfLogProps) => (
  <li>
    {turn.active !== undefined && <Heading turn={turn} active={turn.active} speech={speech} />}
    <ul className={styles.parts}>
      {turn.parts.map((part) =>
        part.seat === undefined || part.text === '' ? (
          <Lines key={part.seat ?? 'table'} part={part} />
        ) : (
          <Told key={part.seat} part={part} text={part.text} seat={part.seat} speech={speech} />
        ),
      )}
    </ul>
  </li>
);

function Heading({ turn, active, speech }: TurnOfLogProps & { readonly active: number }) {
  const { number, color } = turn;
  const { log, actions } = speech.table;
  const places: readonly Place[] = [
    { spot: `seat ${seatNumber(active)}` },
    ...(color === undefined ? [] : [{ spot: `color ${color}` }]),
  ];
  return (
    <h3 className={styles.heading} data-line tabIndex={-1} {...pointing(places)}>
      <SeatMark sign={speech.signOf(active)} />
      <span className={styles.active}>{speech.labelOf(active)}</span>
      {color !== undefined && (
        <span className={`${styles.color} ${grounds.ground}`} data-color={color}>
          <ColorSign color={color} />
          {actions[color]}
        </span>
      )}
      {number !== undefined && <span className={styles.number}>{log.turn(number)}</span>}
    </h3>
  );
}

interface ToldProps {
  readonly part: LoggedPart;
  readonly seat: number;
  readonly text: string;
  readonly speech: Speech;
}

/** What a player did as one sentence, which opens to the single lines. */
function Told({ part, seat, text, speech }: ToldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const light = pointing(part.lines.flatMap(({ event }) => spots.event(event)));
  return (
    <li>
      <button
        type="button"
        className={styles.told}
        data-line
        data-fresh={part.isFresh || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...light}
        onClick={(event) => {
          light.onClick?.(event);
          setIsOpen(!isOpen);
        }}
      >
        <Sentence sign={speech.signOf(seat)} name={speech.labelOf(seat)} text={text} />
        <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.fold}>
          <path d="m2.5 4.25 3.5 3.5 3.5-3.5" />
        </svg>
      </button>
      {isOpen && (
        <ol id={id} className={styles.lines}>
          <LogLines lines={part.lines} iconOf={iconOf} placesOf={spots.event} />
        </ol>
      )}
    </li>
  );
}

/** What no sentence tells of. */
const Lines = ({ part }: { readonly part: LoggedPart }) => (
  <li>
    <ol className={styles.lines} data-bare>
      <LogLines
        lines={part.lines}
        iconOf={iconOf}
        placesOf={spots.event}
        fresh={part.isFresh ? part.lines.length : 0}
      />
    </ol>
  </li>
);

/** What an event is about; a dot where that has no picture. */
function iconOf(event: Seen) {
  const good = goodOf(event);
  return good === undefined ? <span className={styles.dot} aria-hidden="true" /> : <Good name={good} />;
}
