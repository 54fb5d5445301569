import { Ecosystems } from '../scores/ecosystems.tsx';
import { Fauna } from '../scores/fauna.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { Seats } from '../panels/seats.tsx';
import { TeamBoard } from '../teams/team-board.tsx';
import { layout as styles } from './index.tsx';

/** Everybody at the table, and what everybody is after. */
export function Left(screen: Screen) {
  const { view, speech, board } = screen;
  return (
    <aside className={styles.left} aria-label={speech.table.scores}>
      <div className={styles.header}>{board.header}</div>
      <Seats
        view={view}
        speech={speech}
        shown={screen.showsGaia ? view.players.length : screen.seat}
        show={screen.showSeat}
        className={styles.seats}
      />
      <div className={styles.goals}>
        <Team {...screen} className={styles.team} />
        <Goals {...screen} />
      </div>
    </aside>
  );
}

/** Fauna and ecosystems: what everybody is after. */
export function Goals({ board, speech, turn }: Screen) {
  const props = { state: turn.model.state, viewer: board.viewer, language: board.language, nameOf: speech.labelOf };
  return (
    <>
      <Fauna {...props} className={styles.fauna} />
      <Ecosystems {...props} className={styles.ecosystems} />
    </>
  );
}

/** What lies on the board of the viewer's team, if there are teams. */
export function Team({ turn, board, className }: Screen & { readonly className?: string | undefined }) {
  const { state, seat, moves } = turn.model;
  if (state.boards.length === 0) return null;
  return (
    <TeamBoard
      state={state}
      seat={seat}
      language={board.language}
      moves={moves}
      play={(move) => turn.act(move)}
      className={className}
    />
  );
}
