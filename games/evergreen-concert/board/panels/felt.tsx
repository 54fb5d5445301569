import { itemAt } from '@grove/kernel';
import { COLOURS } from '../../material/index.ts';
import { NOBODY, type View } from '../../rules/index.ts';
import type { Latest } from '../model/latest.ts';
import { discsOf } from '../model/names.ts';
import { sittings, type TableSide } from '../model/sittings.ts';
import type { Speech } from '../model/speech.ts';
import { useSigns } from '../model/use-signs.tsx';
import { Hit } from '../pieces/hit.tsx';
import { useSpot } from '@grove/game-kit/board/help';
import { joined } from '@grove/game-kit/board/sheets';
import { Banner } from './banner.tsx';
import { Discs } from './discs.tsx';
import { Seat, type SeatTurn } from './seat.tsx';
import felt from './felt.module.css';
import round from './felt-round.module.css';
import rows from './felt-rows.module.css';

/** On wide screens people sit around the table, on others in rows. */
const styles = joined(felt, round, rows);

interface FeltProps {
  readonly view: View;
  /** What somebody just did, while it is shown. */
  readonly latest: Latest;
  readonly turn: SeatTurn;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** The table from above: the viewer below, the others around it, the record player under the lamp. */
export function Felt({ view, latest, turn, speech, className }: FeltProps) {
  const seats = sittings(view.players, view.viewer);
  const seatSigns = useSigns(view, speech);
  const spot = useSpot();
  const at = (side: TableSide) =>
    seats
      .filter((sitting) => sitting.side === side)
      .map((sitting) => (
        <Seat
          key={sitting.seat}
          view={view}
          latest={latest}
          sitting={sitting}
          sign={itemAt(seatSigns, sitting.seat)}
          turn={turn}
          speech={speech}
        />
      ));
  return (
    <section
      className={`${styles.felt} ${className ?? ''}`}
      aria-label={speech.board.table}
      data-players={view.players}
      data-crowd={view.players > 4 || undefined}
      {...spot('table')}
      data-middle
    >
      {at('left')}
      <div className={styles.top}>{at('top')}</div>
      <Middle view={view} latest={latest} preview={turn.preview} speech={speech} />
      {at('right')}
      {at('me')}
      {latest.concert && <Banner view={view} concert={latest.concert} speech={speech} />}
    </section>
  );
}

/** The hit disc, and beside it the artists whom nobody has yet: each has its side, so that nothing hops when one leaves. */
function Middle({
  view,
  latest,
  preview,
  speech,
}: Pick<FeltProps, 'view' | 'latest' | 'speech'> & Pick<SeatTurn, 'preview'>) {
  const { board } = speech;
  const spot = useSpot();
  const colours = discsOf(view, NOBODY);
  const moving = (preview?.discs ?? []).filter(({ from }) => from === NOBODY);
  const half = (side: 'left' | 'right') => {
    const beside = colours.filter((colour) => colour < COLOURS.length / 2 === (side === 'left'));
    if (beside.length === 0) return null;
    return <Discs view={view} speech={speech} colours={beside} moving={moving} arriving={[]} half={side} />;
  };
  return (
    <div className={styles.middle} role="group" aria-label={board.inTheMiddle}>
      {half('left')}
      <div
        className={styles.hit}
        data-moved={latest.isHitMoved || undefined}
        role="img"
        aria-label={board.hitIs(speech.colour(view.hit))}
        {...spot('hit')}
      >
        <Hit ring={view.options.ring} hit={view.hit} title={board.hit} note={board.countsTwice} />
      </div>
      {half('right')}
    </div>
  );
}
