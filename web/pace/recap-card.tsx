import { type CSSProperties, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../language.tsx';
import type { Area } from '../parts/areas.ts';
import { useSettings } from '../settings/store.ts';
import { RecapLine } from './recap-line.tsx';
import { RecapLines } from './recap-lines.tsx';
import { useFreePlace } from './use-free-place.ts';
import type { useRecap } from './use-recap.ts';
import '../parts/more-below.css';
import './recap.css';

/** Shown where there is room for it, as the person wanted it, or put away. */
type Wish = 'if-room' | 'open' | 'closed';

interface RecapProps {
  readonly recap: ReturnType<typeof useRecap>;
  /** Whether the game has ended: then the result is what is looked at, and the recap only comes when it is asked for. */
  readonly isOver?: boolean;
  /** Where the question of the board has room for a line; none on boards without one. */
  readonly slot?: HTMLElement | null;
}

/**
 * What the others did since the person's last turn, player by player: a button beside the menu, and a card that stays until it is
 * closed. It opens by itself when the others have moved, where there is room for all of it beside what is used and read; where there is none
 * a line at the question leads to it, and the button has a mark.
 */
export function Recap({ recap: { key: turn, players, isReturn }, isOver = false, slot }: RecapProps) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const opensItself = useSettings((settings) => settings.recap === 'yes');
  // A wish holds for the turn that it was said in: the next one begins anew, and so does the end.
  const key = isOver ? 'over' : turn;
  const [said, setSaid] = useState<{ readonly key: number | 'over'; readonly wish: Wish }>();
  const first: Wish = !isOver && (opensItself || (isReturn && turn > 1)) ? 'if-room' : 'closed';
  const wish = said?.key === key ? said.wish : first;
  const place = useFreePlace(card, button, wish !== 'closed' && players.length > 0);
  const isOpen = wish === 'open' || (wish === 'if-room' && Boolean(place));
  const say = (next: Wish) => setSaid({ key, wish: next });
  if (players.length === 0) return null;
  const hasNoRoom = wish === 'if-room' && place === null;
  return (
    <>
      {hasNoRoom && slot && (
        <RecapLine slot={slot} players={players} open={() => say('open')} close={() => say('closed')} />
      )}
      <button
        type="button"
        ref={button}
        className="menu-button recap-button"
        aria-label={words.sinceYourTurn}
        title={words.sinceYourTurn}
        aria-expanded={isOpen}
        data-new={hasNoRoom || undefined}
        onClick={() => say(isOpen ? 'closed' : 'open')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
            <path d="M5.5 8A8 8 0 1 1 4 12.5M5 3.5V8h4.5" />
            <path d="M12 8v4.5l3 1.8" />
          </g>
        </svg>
      </button>
      {wish !== 'closed' &&
        // Over the whole board, not only over the corner that the button stands in.
        createPortal(
          <section
            ref={card}
            className="recap more-below"
            aria-label={words.sinceYourTurn}
            data-shown={isOpen}
            style={place ? at(place) : besideButton(button.current)}
          >
            <div className="recap-head">
              <h2>{words.sinceYourTurn}</h2>
              <button type="button" className="menu-button" aria-label={words.close} onClick={() => say('closed')}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
                </svg>
              </button>
            </div>
            <RecapLines players={players} />
          </section>,
          document.body,
        )}
    </>
  );
}

const at = ({ left, top, width, height }: Area): CSSProperties => ({
  left,
  top,
  right: 'auto',
  width,
  maxHeight: height,
});

/** Under a button at the right edge; a button at the left has seats under it, so the card stands beside them. */
function besideButton(button: HTMLElement | null): CSSProperties | undefined {
  const { right = innerWidth } = button?.getBoundingClientRect() ?? {};
  return right < innerWidth / 3 ? { left: `${right + 24}px`, right: 'auto' } : undefined;
}
