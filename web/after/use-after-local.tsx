import type { BoardAfter } from '@grove/game-kit/board';
import { useWords } from '../language.tsx';
import type { LocalGame } from '../local-game/local-game.ts';
import { seatNames, seatTitle } from '../local-game/seat-names.ts';
import { useDate } from '../me/use-date.ts';
import type { Mode } from '../replay/link.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { saveRecord } from '../replay/record-file.ts';
import { useOpenRecord } from '../replay/use-open-record.ts';
import { nextSeating, strongestOf } from './next-opponent.ts';
import { useAfterWords } from './words/index.ts';

/** Loaded when a game is over: it reads all kept games. */
const OwnNotes = lazyPart(async () => (await import('./own-notes.tsx')).OwnNotes);

interface AfterLocal {
  readonly game: LocalGame;
  readonly canReview: boolean;
  readonly again: (() => void) | undefined;
  /** Begins a game with others in the seats; without it no other opponent is proposed. */
  readonly playWith?: ((seating: readonly string[]) => void) | undefined;
  /** Under which the game is kept among one's own, if not under its own id. */
  readonly keptAs?: string;
}

/** What follows a game in this browser: Review, Again, the next opponent; its files; what it was among one's own. */
export function useAfterLocal({ game, canReview, again, playWith, keptAs = game.id }: AfterLocal): BoardAfter {
  const words = useWords();
  const openRecord = useOpenRecord();
  const dateOf = useDate();
  const names = seatNames(words, game);
  const look = (mode: Mode) =>
    void openRecord(game.record, { names, seating: game.seating, mode, viewer: game.viewer });
  return {
    actions: (
      <>
        {canReview && <Action act={() => look('review')} label={words.review} isFirst />}
        {again && <Action act={again} label={words.again} isFirst={!canReview} />}
        {playWith && <NextOpponent game={game} playWith={playWith} />}
      </>
    ),
    files: (
      <>
        <Action act={() => saveRecord(game.record)} label={words.saveRecord} />
        <Action act={() => look('replay')} label={words.watchAgain} />
      </>
    ),
    notes: <Notes game={game} keptAs={keptAs} />,
    date: dateOf(Date.now()),
  };
}

/** Drawn when the game is over, and not before: only then is it known how often somebody was helped. */
const Notes = ({ game, keptAs }: Required<Pick<AfterLocal, 'game' | 'keptAs'>>) => (
  <OwnNotes id={keptAs} hints={game.hints} />
);

interface ActionProps {
  readonly act: () => void;
  readonly label: string;
  /** Proposed before the others. */
  readonly isFirst?: boolean;
}

const Action = ({ act, label, isFirst = false }: ActionProps) => (
  <button type="button" className={isFirst ? 'button act' : 'button'} onClick={act}>
    {label}
  </button>
);

interface NextOpponentProps {
  readonly game: LocalGame;
  readonly playWith: (seating: readonly string[]) => void;
}

function NextOpponent({ game: { seating, module, match }, playWith }: NextOpponentProps) {
  const words = useWords();
  const after = useAfterWords();
  const next = match.over ? nextSeating(seating, module.game.result(match.state)) : undefined;
  if (next === undefined) return null;
  return <Action act={() => playWith(next)} label={after.next(seatTitle(words, strongestOf(next)))} />;
}
