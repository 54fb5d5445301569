import { useRef } from 'react';
import { useWords } from '../language.tsx';
import { GameActions, type NextGame } from './game-actions.tsx';
import { Navigation } from './navigation.tsx';
import { SettingFields } from './setting-fields.tsx';

export interface MenuProps {
  /** The game that is played on this page. */
  readonly game?: string | undefined;
  readonly next?: NextGame | undefined;
}

/** The menu's button and the sheet that it opens: this game, where else to go, and the settings. */
export function Menu({ game, next }: MenuProps) {
  const words = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  /** Closes the menu first, so that the focus goes back to its button when the other sheet is closed. */
  const leaveFor = (open: () => void) => () => {
    sheet.current?.close();
    open();
  };
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h11" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <dialog ref={sheet} className="sheet menu-sheet" aria-label={words.menu}>
        <form method="dialog">
          <div className="menu-columns">
            <div>
              {game !== undefined && <GameActions game={game} next={next} leaveFor={leaveFor} />}
              <Navigation />
            </div>
            <SettingFields />
          </div>
          <div className="menu-foot">
            <button type="submit" className="button act">
              {words.close}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
