import { itemAt } from '@grove/kernel';
import { type CSSProperties, memo } from 'react';
import { useSpot } from '@grove/game-kit/board/help';
import { type Colour, COLOURS } from '../../material/index.ts';
import type { DiscMoved, View } from '../../rules/index.ts';
import { discName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { Flight } from '../motion/flight.tsx';
import { Record } from '../pieces/record.tsx';
import styles from './discs.module.css';

interface DiscsProps {
  readonly view: View;
  readonly speech: Speech;
  readonly colours: readonly Colour[];
  /** The discs that would move, while a card is held over a pile. */
  readonly moving: readonly DiscMoved[];
  readonly arriving: readonly DiscMoved[];
  /** Discs that have just moved. */
  readonly fresh?: readonly Colour[];
  /** Whether they are counted in a concert, one after the other. */
  readonly paying?: boolean;
  /** The side of the record player, for discs in the middle. */
  readonly half?: 'left' | 'right' | undefined;
  readonly className?: string | undefined;
}

/**
 * The discs of a seat, or those in the middle. What would leave fades, what would come is drawn as a ghost, which takes no room: a preview
 * must not move the pile under the pointer.
 */
export function Discs({
  view,
  speech,
  colours,
  moving,
  arriving,
  fresh = [],
  paying = false,
  half,
  className,
}: DiscsProps) {
  const spot = useSpot();
  const count = colours.length;
  const size = { '--count': count, '--half': Math.ceil(count / 2) } as CSSProperties;
  return (
    <ul
      className={`${styles.discs} ${className ?? ''}`}
      data-count={count}
      data-many={count > 2 || undefined}
      data-half={half}
      style={size}
    >
      {colours.map((colour, order) => (
        <li
          key={colour}
          aria-label={discName(view, colour, speech)}
          className={styles.disc}
          data-fresh={fresh.includes(colour) || undefined}
          data-pays={paying || undefined}
          style={{ '--order': order } as CSSProperties}
          {...spot(`disc ${COLOURS[colour]}`)}
        >
          <Disc
            colour={colour}
            shown={itemAt(view.popularity, colour)}
            hasHit={view.hit === colour}
            isLeaving={moving.some((disc) => disc.colour === colour)}
            count={count}
          />
        </li>
      ))}
      {arriving.map(({ colour, after }, i) => (
        <li
          key={`ghost-${colour}`}
          className={`${styles.disc} ${styles.ghost}`}
          style={{ '--ghost': i } as CSSProperties}
          aria-hidden="true"
        >
          <Record colour={colour} shown={after} hasHit={view.hit === colour} ghost />
        </li>
      ))}
    </ul>
  );
}

interface DiscProps {
  readonly colour: Colour;
  readonly shown: number;
  readonly hasHit: boolean;
  readonly isLeaving: boolean;
  readonly count: number;
}

/** Measured for its flight again only when its row has changed. */
const Disc = memo(function Disc({ colour, shown, hasHit, isLeaving }: DiscProps) {
  return (
    <Flight id={`disc-${colour}`} slow>
      <span className={isLeaving ? styles.leaving : undefined}>
        <Record colour={colour} shown={shown} hasHit={hasHit} />
      </span>
    </Flight>
  );
});
