import { memo, useDeferredValue } from 'react';
import { Ecosystems } from '../scores/ecosystems.tsx';
import { Fauna } from '../scores/fauna.tsx';
import type { Screen } from '../model/use-screen.tsx';
import type { Turn } from '../model/use-turn.tsx';
import { Seats } from '../panels/seats.tsx';
import { TeamBoard } from '../teams/team-board.tsx';
import { layout as styles } from './index.tsx';

interface LeftProps {
  readonly screen: Screen;
}

/** Everybody at the table, and what everybody is after; a frame later than the rest where nobody can act on it. */
export function Left({ screen }: LeftProps) {
  const late = useDeferredValue(screen);
  return <Scores screen={screen.view.options.teams === 'none' ? late : screen} />;
}

const Scores = memo(function Scores({ screen }: LeftProps) {
  const { board, view, seat, showsGaia, showSeat, openPad, goals, speech, turn } = screen;
  return (
    <aside className={styles.left} aria-label={speech.table.scores}>
      <div className={styles.header}>{board.header}</div>
      <Seats
        view={view}
        speech={speech}
        shown={showsGaia ? view.players.length : seat}
        show={showSeat}
        openPad={openPad}
        isOpenToAll={board.uncover !== undefined}
        className={styles.seats}
      />
      <div className={styles.goals} data-teams={view.options.teams !== 'none' || undefined}>
        <Team turn={turn} speech={speech} className={styles.team} />
        <Goals seat={seat} goals={goals} turn={turn} speech={speech} />
      </div>
    </aside>
  );
});

interface GoalsProps extends Pick<Screen, 'speech' | 'seat' | 'goals'> {
  readonly turn: Pick<Turn, 'model'>;
}

/** Fauna and ecosystems: what everybody is after. */
export function Goals({ seat, goals, turn, speech }: GoalsProps) {
  const props = { state: turn.model.state, seat, goals, speech };
  return (
    <>
      <Fauna {...props} className={styles.fauna} />
      <Ecosystems {...props} className={styles.ecosystems} />
    </>
  );
}

interface TeamProps extends Pick<Screen, 'speech'> {
  readonly turn: Pick<Turn, 'model' | 'act'>;
  readonly className?: string | undefined;
}

/** What lies on the board of the viewer's team, if there are teams. */
export function Team({ turn, speech, className }: TeamProps) {
  const { state, seat, moves } = turn.model;
  if (state.boards.length === 0) return null;
  return (
    <TeamBoard
      state={state}
      seat={seat}
      language={speech.language}
      moves={moves}
      play={(move) => turn.act(move)}
      className={className}
    />
  );
}
