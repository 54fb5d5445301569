import { Ending } from '@grove/game-kit/board/ending';
import type { PicturedBoard } from '@grove/game-kit/board/ending-picture';
import { type Column, isWonByViewer, type Outcome, ranksOf } from '@grove/game-kit/board/outcome';
import { reasonOf } from '@grove/game-kit/board/reason';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import { itemAt } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import type { Speech } from '../model/speech.ts';
import type { Screen } from '../model/use-screen.tsx';
import { ISLAND_SHAPE, IslandPicture } from './island-picture.tsx';
import { forEverybody, outcomeOf, verdictOf } from './outcome.tsx';
import styles from './final.module.css';

/** The end of the game: the whole score pad under the islands. */
export function EarthEnding({ screen }: { readonly screen: Screen }) {
  const { board, speech, turn, result } = screen;
  const { state } = turn.model;
  const outcome = outcomeOf(state, board.viewer, speech);
  const verdict = verdictOf(outcome, state, speech);
  const tie = (place: number) => tieText(state, place, speech);
  const reason = reasonOf(outcome, speech.language, tie);
  const told = forEverybody(outcome, speech);
  const show = ({ seat }: Column) => {
    if (seat !== screen.seat) screen.showSeat(seat);
    result.hide();
  };
  return (
    <Ending
      language={speech.language}
      game={speech.title}
      verdict={verdict}
      reason={reason.text}
      isWon={isWonByViewer(outcome)}
      header={board.header}
      stage={
        <div className={styles.boards} data-teams={outcome.teams !== undefined || undefined}>
          <ScoreTable outcome={outcome} language={speech.language} deciding={reason.deciding} show={show} />
        </div>
      }
      after={board.after}
      picture={{
        game: speech.title,
        verdict: state.gaia === null ? verdictOf(told, state, speech) : verdict,
        reason: reasonOf(told, speech.language, tie).text,
        categories: outcome.categories,
        date: board.after?.date ?? '',
        boards: picturedBoards(outcome, state),
        shape: ISLAND_SHAPE,
      }}
      showBoard={result.hide}
    />
  );
}

/** E15.3; alone Gaia wins a tie (E17.12), and the verdict says so. */
const tieText = ({ gaia }: State, place: number, { table: { final } }: Speech): string => {
  const what = gaia === null ? final.tieBreaks[place - 1] : undefined;
  return what === undefined ? '' : final.tied(what);
};

/** Gaia has points, but no island. */
const picturedBoards = (outcome: Outcome, { players }: State): PicturedBoard[] =>
  ranksOf(outcome)
    .filter(({ column }) => column < players.length)
    .map(({ column, rank }) => {
      const { name, total, seat } = itemAt(outcome.columns, column);
      const { cells } = itemAt(players, seat);
      return { name, total, rank, draw: (box) => <IslandPicture cells={cells} box={box} /> };
    });
