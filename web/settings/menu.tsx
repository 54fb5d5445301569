import { useRef } from 'react';
import { useWords } from '../language.tsx';
import { GameActions } from './game-actions.tsx';
import { Navigation } from './navigation.tsx';
import { SettingFields } from './setting-fields.tsx';

/** The menu's button and the sheet that it opens: this game, where else to go, and the settings. */
export function Menu({ game }: { readonly game?: string | undefined }) {
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
          {game !== undefined && <GameActions game={game} leaveFor={leaveFor} />}
          <Navigation />
          <SettingFields />
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
