import { itemAt, type Seat, seatNumber } from '@grove/kernel';
import { memo } from 'react';
import { NO_CARD, type Card } from '../../material/index.ts';
import { topOf, type View } from '../../rules/index.ts';
import { pileName } from '../model/names.ts';
import type { Speech } from '../model/speech.ts';
import { isSameSpot, pileSpot, type Turn } from '../model/use-turn.tsx';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { Flight } from '../motion/flight.tsx';
import { Sleeve, SleeveBack } from '../pieces/sleeve.tsx';
import { Say } from '@grove/game-kit/board/say';
import type { useRoving } from '@grove/game-kit/board/use-roving';
import styles from './pile.module.css';

/** What a pile shows of the turn under way, and what a click on it does. */
export type PileTurn = Pick<
  Turn,
  'chosen' | 'target' | 'nextSpot' | 'refused' | 'hinted' | 'tapPile' | 'look' | 'lookAway'
>;

interface PileProps {
  readonly view: View;
  readonly owner: Seat;
  readonly pile: number;
  /** Whether somebody has just played on it. */
  readonly isFresh: boolean;
  readonly turn: PileTurn;
  readonly speech: Speech;
  readonly roving: ReturnType<ReturnType<typeof useRoving>>;
}

/** One of three piles: only the top card counts, the edges of those below peek out. */
export function Pile({ view, owner, pile, isFresh, turn, speech, roving }: PileProps) {
  const spot = { owner, pile };
  const lit = useSpot();
  const tap = useTap(turn.tapPile);
  const id = pileSpot(spot);
  const isAimed = isSameSpot(turn.target, spot);
  const isOpen = mayReceive(view, turn, owner, pile);
  const name = pileName(view, owner, pile, speech);
  const refused = turn.refused?.at === id ? turn.refused : undefined;
  return (
    <div className={styles.place}>
      <button
        type="button"
        {...roving}
        className={styles.pile}
        {...lit(`pile ${seatNumber(owner)}.${pile + 1}`)}
        data-pile={id}
        data-below={Math.min(2, itemAt(itemAt(view.piles, owner), pile).length - 1)}
        data-open={isOpen || undefined}
        data-aimed={isAimed || undefined}
        data-fresh={isFresh || undefined}
        data-hinted={isSameSpot(turn.hinted.spot, spot) || undefined}
        aria-label={isOpen ? `${name}, ${speech.board.mayChoose}` : name}
        aria-pressed={isAimed}
        onClick={({ currentTarget, nativeEvent }) => tap(currentTarget, spot, isByMouse(nativeEvent))}
        // A finger looks at nothing before it presses.
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turn.look(spot)}
        onPointerLeave={() => turn.lookAway(spot)}
        onBlur={() => turn.lookAway(spot)}
        onFocus={({ currentTarget }) => {
          roving.onFocus();
          if (currentTarget.matches(':focus-visible')) turn.look(spot);
        }}
      >
        <PileTop view={view} owner={owner} pile={pile} />
      </button>
      {refused !== undefined && <Say {...refused} />}
    </div>
  );
}

/** A mouse lies over a pile before it presses, also where the preview has had no time to be drawn. */
const isByMouse = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

function PileTop({ view, owner, pile }: Pick<PileProps, 'view' | 'owner' | 'pile'>) {
  const shown = shownCard(view, owner, pile);
  if (shown === 'hidden') {
    return (
      <Flight id={`pick-${owner}-${pile}`} from={`seat-${owner}`}>
        <SleeveBack />
      </Flight>
    );
  }
  if (shown === undefined) return <span className={styles.slot} />;
  const covered = itemAt(itemAt(view.piles, owner), pile).at(-2);
  return <TopCard card={shown} covered={covered} by={view.onTurn} isOthers={view.onTurn !== view.viewer} />;
}

interface TopCardProps {
  readonly card: Card;
  readonly covered: Card | undefined;
  readonly by: Seat;
  /** Somebody else's card is followed with the eyes, one's own was just held. */
  readonly isOthers: boolean;
}

/** Drawn again, and measured for its flight, only when another card lies on top. */
const TopCard = memo(
  function TopCard({ card, covered, by, isOthers }: TopCardProps) {
    return (
      <>
        {covered !== undefined && (
          <span className={styles.covered}>
            <Sleeve card={covered} />
          </span>
        )}
        <Flight key={card} id={`card-${card}`} from={`seat-${by}`} slow={isOthers} className={styles.top}>
          <Sleeve card={card} />
        </Flight>
      </>
    );
  },
  (before, now) => before.card === now.card && before.covered === now.covered,
);

/** C3.1 In the opening only own picks are seen. */
function shownCard(view: View, owner: Seat, pile: number): Card | 'hidden' | undefined {
  if (view.stage !== 'opening') {
    const top = topOf(itemAt(itemAt(view.piles, owner), pile));
    return top === NO_CARD ? undefined : top;
  }
  if (pile >= itemAt(view.picked, owner)) return undefined;
  return owner === view.viewer ? view.picks[pile] : 'hidden';
}

function mayReceive(
  view: View,
  { chosen, nextSpot }: Pick<Turn, 'chosen' | 'nextSpot'>,
  owner: Seat,
  pile: number,
): boolean {
  if (chosen === undefined) return false;
  return view.stage === 'turns' || (owner === nextSpot.owner && pile === nextSpot.pile);
}
