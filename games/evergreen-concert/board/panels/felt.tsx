import { NOBODY, type View } from '../../rules/index.ts';
import { discsOf } from '../model/names.ts';
import { sittings, type TableSide } from '../model/sittings.ts';
import type { Speech } from '../model/speech.ts';
import { Hit } from '../pieces/hit.tsx';
import { useSpot } from '@grove/game-kit/board/help';
import { joined } from '@grove/game-kit/board/sheets';
import { Discs } from './discs.tsx';
import { Seat, type SeatTurn } from './seat.tsx';
import felt from './felt.module.css';
import tall from './felt-tall.module.css';
import phone from './felt-phone.module.css';

/** On wide screens people sit around the table, on others in rows, and a phone has its own measures. */
const styles = joined(felt, tall, phone);

interface FeltProps {
  readonly view: View;
  readonly turn: SeatTurn;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** The table from above: the viewer below, the others around it, the record player under the lamp. */
export function Felt({ view, turn, speech, className }: FeltProps) {
  const seats = sittings(view.players, view.viewer);
  const spot = useSpot();
  const at = (side: TableSide) =>
    seats
      .filter((sitting) => sitting.side === side)
      .map((sitting) => <Seat key={sitting.seat} view={view} sitting={sitting} turn={turn} speech={speech} />);
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
      <Middle view={view} preview={turn.preview} speech={speech} />
      {at('right')}
      {at('me')}
    </section>
  );
}

/** The hit disc, and the artists whom nobody has yet, half on either side. */
function Middle({ view, preview, speech }: Pick<FeltProps, 'view' | 'speech'> & Pick<SeatTurn, 'preview'>) {
  const { board } = speech;
  const spot = useSpot();
  const colours = discsOf(view, NOBODY);
  const half = Math.ceil(colours.length / 2);
  const moving = (preview?.discs ?? []).filter(({ from }) => from === NOBODY);
  return (
    <div className={styles.middle} role="group" aria-label={board.inTheMiddle}>
      {colours.length > 0 && (
        <Discs view={view} speech={speech} colours={colours.slice(0, half)} moving={moving} arriving={[]} />
      )}
      <div className={styles.hit} role="img" aria-label={board.hitIs(speech.colour(view.hit))} {...spot('hit')}>
        <Hit ring={view.options.ring} hit={view.hit} title={board.hit} note={board.countsTwice} />
      </div>
      {colours.length > 1 && (
        <Discs view={view} speech={speech} colours={colours.slice(half)} moving={moving} arriving={[]} />
      )}
    </div>
  );
}
