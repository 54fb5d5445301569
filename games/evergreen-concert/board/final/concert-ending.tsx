import type { BoardProps } from '@grove/game-kit/board';
import { Ending } from '@grove/game-kit/board/ending';
import type { PicturedBoard } from '@grove/game-kit/board/ending-picture';
import { isWonByViewer, type Outcome, ranksOf } from '@grove/game-kit/board/outcome';
import { reasonOf } from '@grove/game-kit/board/reason';
import type { ResultSwitch } from '@grove/game-kit/board/use-result';
import { itemAt } from '@grove/kernel';
import type { CSSProperties } from 'react';
import { topOf, type ConcertTypes, type View } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import { SLEEVES_SHAPE, Sleeves } from '../pieces/sleeves.tsx';
import { Symbols, SYMBOLS_ID } from '../pieces/symbols.tsx';
import room from '../styles/room.module.css';
import { outcomeOf, verdictOf } from './outcome.ts';
import { Timeline } from './timeline.tsx';
import styles from './concert-ending.module.css';

interface ConcertEndingProps {
  readonly board: BoardProps<ConcertTypes>;
  readonly speech: Speech;
  readonly result: ResultSwitch;
}

/** The end of the evening: everybody's concerts on the felt. */
export function ConcertEnding({ board, speech, result }: ConcertEndingProps) {
  const { view, heard, after } = board;
  const outcome = outcomeOf(view, speech);
  const verdict = verdictOf(outcome, speech);
  const tied = () => speech.board.end.tied;
  const { text } = reasonOf(outcome, speech.language, tied);
  // The picture is handed on: it speaks to nobody.
  const told: Outcome = { ...outcome, viewer: 'public' };
  return (
    <>
      <Symbols />
      <Ending
        language={speech.language}
        game={speech.title}
        verdict={verdict}
        reason={text}
        isWon={isWonByViewer(outcome)}
        header={board.header}
        stage={<Timeline view={view} heard={heard} outcome={outcome} speech={speech} />}
        after={after}
        picture={{
          game: speech.title,
          verdict: verdictOf(told, speech),
          reason: reasonOf(told, speech.language, tied).text,
          categories: outcome.categories,
          date: after?.date ?? '',
          boards: picturedBoards(outcome, view),
          shape: SLEEVES_SHAPE,
          symbols: SYMBOLS_ID,
          ground: <FeltGround />,
          style: ON_FELT,
        }}
        showBoard={result.hide}
        className={`${room.room} ${styles.club}`}
      />
    </>
  );
}

const picturedBoards = (outcome: Outcome, { piles }: View): PicturedBoard[] =>
  ranksOf(outcome).map(({ column, rank }) => {
    const { name, total, seat } = itemAt(outcome.columns, column);
    return { name, total, rank, draw: (box) => <Sleeves cards={itemAt(piles, seat).map(topOf)} box={box} /> };
  });

const ON_FELT = { '--ink': '#f4efe2', '--ink-2': '#c4bdb0' } as CSSProperties;

/** The felt under its lamp, in a rim of wood. */
const FeltGround = () => (
  <>
    <defs>
      <radialGradient id="felt-ground">
        <stop offset="0" stopColor="#2b5a5c" />
        <stop offset="1" stopColor="#1c3f45" />
      </radialGradient>
    </defs>
    <rect width="1200" height="675" fill="#5a3421" />
    <rect x="14" y="14" width="1172" height="647" rx="44" fill="url(#felt-ground)" />
  </>
);
