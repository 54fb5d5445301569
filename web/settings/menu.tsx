import { LANGUAGES, type Language } from '@grove/game-kit';
import { games } from '@grove/games';
import { useRef } from 'react';
import { Link } from 'wouter';
import { dailyOn } from '../daily/which.ts';
import { hasCards, openCards } from '../cards/use-cards.ts';
import { useLanguage, useWords } from '../language.tsx';
import { hasRulebook, ICONS, openRules } from '../rulebook/use-rulebook.ts';
import { words as allWords } from '../words/index.ts';
import { VOLUMES } from './board-settings.ts';
import { CHOICES, type ChoiceName, type Chosen, useSettings } from './store.ts';

/** The menu's button and the sheet that it opens: where else to go, and the settings. */
export function Menu({ game }: { readonly game?: string | undefined }) {
  const words = useWords();
  const daily = dailyOn(games)?.cover.words[useLanguage()].daily;
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
      <dialog ref={sheet} className="sheet" aria-label={words.menu}>
        <form method="dialog">
          <nav className="sheet-links" aria-label={words.menu}>
            <Link href="/">{words.allGames}</Link>
            {daily && <Link href="/daily">{daily.title}</Link>}
            <Link href="/statistics">{words.myGames}</Link>
            <Link href="/replay">{words.replay}</Link>
            {game !== undefined && hasRulebook(game) && (
              <>
                <button type="button" className="link" onClick={leaveFor(() => openRules(game))}>
                  {words.rules}
                </button>
                <button type="button" className="link" onClick={leaveFor(() => openRules(game, ICONS))}>
                  {words.icons}
                </button>
              </>
            )}
            {game !== undefined && hasCards(game) && (
              <button type="button" className="link" onClick={leaveFor(() => openCards(game))}>
                {words.lookUpCards}
              </button>
            )}
            <Link href="/friends">{words.friends}</Link>
            <Link href="/standings">{words.standings}</Link>
            <Link href="/account">{words.account}</Link>
          </nav>
          <h2>{words.settings}</h2>
          <LanguageField />
          {(Object.keys(CHOICES) as ChoiceName[]).map((name) => (
            <Field key={name} name={name} />
          ))}
          <button type="submit" className="button act">
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

function LanguageField() {
  const words = useWords();
  const language = useLanguage();
  const set = useSettings((settings) => settings.set);
  return (
    <label className="field">
      <span>{words.language}</span>
      <select value={language} onChange={({ target }) => set({ language: target.value as Language })}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {allWords[code].languageName}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How loud that is can be heard at once. */
async function tryOut(sound: Chosen['sound']): Promise<void> {
  const { playSounds } = await import('@grove/game-kit/board/synth');
  playSounds(['turn'], VOLUMES[sound]);
}

function Field({ name }: { readonly name: ChoiceName }) {
  const words = useWords();
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const { label, values } = words.choicesOf[name];
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          set({ [name]: target.value });
          if (name === 'sound') void tryOut(target.value as Chosen['sound']);
        }}
      >
        {CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {(values as Readonly<Record<string, string>>)[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
