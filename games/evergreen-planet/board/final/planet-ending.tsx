import { Ending } from '@grove/game-kit/board/ending';
import { type Column, isWonByViewer, type Outcome, ranksOf, winnersOf } from '@grove/game-kit/board/outcome';
import type { PicturedBoard } from '@grove/game-kit/board/ending-picture';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import { itemAt } from '@grove/kernel';
import { nextTitle, titleFor } from '../../rules/solo.ts';
import type { View } from '../../rules/types.ts';
import type { Speech } from '../model/speech.ts';
import type { Screen } from '../model/use-screen.tsx';
import { MiniPlanet } from '../planet/mini.tsx';
import { Symbols, SYMBOLS_ID } from '../planet/symbols.tsx';
import { outcomeOf, soloTotal, whyOf } from './outcome.tsx';
import { TitleLadder } from './title-ladder.tsx';
import styles from './final.module.css';

interface PlanetEndingProps {
  readonly screen: Screen;
  readonly className?: string | undefined;
}

/** The end of the year: the planets side by side with what they scored; alone, one planet and its title. */
export function PlanetEnding({ screen, className }: PlanetEndingProps) {
  const { view, speech, board, result } = screen;
  const side = screen.calendar.sideOf(screen.season);
  const outcome = outcomeOf(view, side, speech);
  const isSolo = outcome.columns.length === 1;
  const reason = whyOf(outcome, speech);
  const show = ({ seat }: Column) => {
    if (seat !== screen.seat) screen.showSeat(seat);
    result.hide();
  };
  const verdict = verdictOf(outcome, speech);
  // The picture is handed on: it speaks to nobody.
  const told: Outcome = { ...outcome, viewer: 'public' };
  return (
    <>
      <Symbols />
      <Ending
        language={speech.language}
        game={speech.title}
        verdict={verdict}
        reason={isSolo ? prospect(soloTotal(outcome), speech) : reason.text}
        isWon={isSolo ? false : isWonByViewer(outcome)}
        header={board.header}
        stage={
          isSolo ? (
            <Alone outcome={outcome} view={view} side={side} speech={speech} />
          ) : (
            <div className={styles.boards}>
              <ScoreTable outcome={outcome} language={speech.language} deciding={reason.deciding} show={show} />
            </div>
          )
        }
        notes={isSolo && <TitleLadder total={soloTotal(outcome)} speech={speech} />}
        after={board.after}
        picture={{
          game: speech.title,
          verdict: verdictOf(told, speech),
          reason: whyOf(told, speech).text,
          categories: outcome.categories,
          date: board.after?.date ?? '',
          boards: picturedBoards(outcome, view, side),
          shape: 1,
          symbols: SYMBOLS_ID,
        }}
        showBoard={result.hide}
        className={className}
      />
    </>
  );
}

interface AloneProps {
  readonly outcome: Outcome;
  readonly view: View;
  readonly side: number;
  readonly speech: Speech;
}

function Alone({ outcome, view, side, speech }: AloneProps) {
  return (
    <div className={styles.alone}>
      <MiniPlanet rows={itemAt(view.planets, 0).rows} options={view.options} side={side} isPlain={false} />
      <div className={styles.points}>
        <ScoreTable outcome={outcome} language={speech.language} isBare />
      </div>
    </div>
  );
}

const picturedBoards = (outcome: Outcome, { planets, options }: View, side: number): PicturedBoard[] =>
  ranksOf(outcome).map(({ column, rank }) => {
    const { name, total, seat } = itemAt(outcome.columns, column);
    const { rows } = itemAt(planets, seat);
    return {
      name,
      total,
      rank,
      draw: (box) => <MiniPlanet rows={rows} options={options} side={side} isPlain={false} box={box} />,
    };
  });

/** A solo game ends with a title (P9.3), others with a winner. */
function verdictOf(outcome: Outcome, { board: { end }, words }: Speech): string {
  const { columns } = outcome;
  if (columns.length === 1) return end.soloTitle(soloTotal(outcome), words.titles[titleFor(soloTotal(outcome))]);
  if (isWonByViewer(outcome)) return end.youWin;
  return end.wins(winnersOf(outcome)[0]?.name ?? '');
}

/** Alone, one plays for the next title. */
function prospect(total: number, { words, board: { end } }: Speech): string {
  const next = nextTitle(total);
  return next === undefined ? end.topTitle : end.nextTitle(next.from - total, words.titles[next.title]);
}

export const verdictOn = ({ view, calendar, season, speech }: Screen): string =>
  verdictOf(outcomeOf(view, calendar.sideOf(season), speech), speech);
