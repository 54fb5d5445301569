import { type GameManifest, type GamePicture, labelled } from '@grove/game-kit';
import { Suspense, useMemo } from 'react';
import { useLoaded, useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { addressOfGame } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { resumeGame, type SavedGame } from '../local-game/saved-game.ts';
import { nameOfSeat, storedName } from '../local-game/seat-names.ts';
import { useAgo } from '../parts/locale.ts';
import { StripCard } from './strip-card.tsx';
import { keepAfterAll, removeGame, useToContinue } from './to-continue.ts';
import { useHomeWords } from './words/index.ts';

interface GameToContinueProps {
  readonly manifest: GameManifest;
  readonly saved: SavedGame;
}

/** A game of this browser: who plays, whose turn it is, and when it was left. */
export function GameToContinue({ manifest, saved }: GameToContinueProps) {
  const home = useHomeWords();
  const language = useLanguage();
  const ago = useAgo();
  const isRemoved = useToContinue(({ removed }) => removed.has(saved.id));
  const { title } = manifest.cover.words[language];
  const who = useOthers(saved);
  const state = useTurn(saved);
  if (isRemoved) {
    return (
      <li className="strip-item strip-removed panel">
        <p>{home.removed}</p>
        <button type="button" className="button" onClick={() => keepAfterAll(saved)}>
          {home.keepIt}
        </button>
      </li>
    );
  }
  return (
    <StripCard
      href={addressOfGame(saved)}
      picture={<Picture manifest={manifest} saved={saved} />}
      title={title}
      who={who}
      state={state}
      when={ago(saved.at)}
    >
      <button
        type="button"
        className="strip-remove"
        aria-label={labelled(language, home.remove, `${title}, ${who}`)}
        onClick={() => removeGame(saved)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7 7 17" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      </button>
    </StripCard>
  );
}

/** The names of everybody but the first person. */
function useOthers(saved: SavedGame): string {
  const home = useHomeWords();
  const nameOf = nameOfSeat(useWords(), storedName(), saved);
  const me = saved.seating.indexOf(PERSON);
  const others = saved.seating.flatMap((_, seat) => (seat === me ? [] : [nameOf(seat)]));
  const listed = new Intl.ListFormat(useLanguage()).format(others);
  return others.length === 0 ? home.alone : home.against(listed);
}

function useTurn({ turn, ...saved }: SavedGame): string {
  const home = useHomeWords();
  const nameOf = nameOfSeat(useWords(), storedName(), saved);
  const people = saved.seating.filter((name) => name === PERSON).length;
  // Bots move as soon as the game is opened: then it is the turn of the only person.
  return turn === null || people === 1 ? home.yourTurn : home.turnOf(nameOf(turn));
}

/** How the game stands, where it draws small pictures of itself; else its sign. */
function Picture({ manifest, saved }: GameToContinueProps) {
  const sign = manifest.emblem && <img src={manifest.emblem} alt="" />;
  if (manifest.picture === undefined) return sign;
  return (
    <Suspense fallback={sign}>
      <TruePicture manifest={manifest} saved={saved} load={manifest.picture} />
    </Suspense>
  );
}

function TruePicture({ manifest, saved, load }: GameToContinueProps & { readonly load: () => Promise<GamePicture> }) {
  const module = useModule(manifest);
  const { Picture: Small, Symbols } = useLoaded(load);
  const record = useMemo(() => resumeGame(module, saved)?.record, [module, saved]);
  return (
    record && (
      <>
        {Symbols && <Symbols />}
        <Small record={record} seat={saved.seating.indexOf(PERSON)} />
      </>
    )
  );
}
