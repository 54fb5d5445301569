import type { GameManifest, GameModule } from '@grove/game-kit';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAfterLocal } from '../after/use-after-local.tsx';
import { BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { beginAgain, beginGame } from '../local-game/begin-game.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { useOpenedGame } from '../local-game/use-opened-game.ts';
import { useSavedGame } from '../local-game/use-saved-game.ts';
import { lazyPage, lazyPart } from '../parts/lazy-part.tsx';
import { Loading } from '../parts/loading.tsx';
import { Notice } from '../parts/notice.tsx';
import { useTitle } from '../parts/use-title.ts';

/** Loaded for a game without a board of its own. */
const TextView = lazyPage(async () => (await import('../text/text-view.tsx')).TextView);

/** Loaded for a game that was played on from a record. */
const BackToRecord = lazyPart(async () => (await import('../replay/back-to-record.tsx')).BackToRecord);

interface LocalGamePageProps {
  readonly manifest: GameManifest;
  readonly id: string;
}

/** A game of this browser at its own address. */
export function LocalGamePage({ manifest, id }: LocalGamePageProps) {
  const module = useModule(manifest);
  const [visit, setVisit] = useState(0);
  useTitle(manifest.cover.words[useLanguage()].title);
  return <OpenedGame key={visit} module={module} id={id} openAgain={() => setVisit(visit + 1)} />;
}

interface OpenedGameProps {
  readonly module: GameModule;
  readonly id: string;
  readonly openAgain: () => void;
}

function OpenedGame({ module, id, openAgain }: OpenedGameProps) {
  const words = useWords();
  const game = useOpenedGame(module, id);
  if (game === 'loading') return <Loading />;
  if (game !== 'gone') return <PlayedGame game={game} openAgain={openAgain} />;
  return (
    <Notice title={words.gameGone}>
      <Link className="button act" href="/">
        {words.allGames}
      </Link>
    </Notice>
  );
}

interface PlayedGameProps {
  readonly game: LocalGame;
  readonly openAgain: () => void;
}

/** The game itself, and another one like it when it is over. */
function PlayedGame({ game, openAgain }: PlayedGameProps) {
  const words = useWords();
  const { isElsewhere } = useSavedGame(game);
  const [, go] = useLocation();
  const { module, match, names, branch } = game;
  const playWith = (seated: readonly string[]) =>
    go(beginGame(module, { seating: seated, names, options: match.options }));
  const next = useMemo(() => ({ again: () => go(beginAgain(game)), sitters: sittersBeside(game) }), [game, go]);
  const canAdvise = module.advisor !== undefined;
  // What was played on from a record is no test of the opponents.
  const after = useAfterLocal({
    game,
    canReview: canAdvise,
    again: next.again,
    playWith: branch === undefined ? playWith : undefined,
  });
  if (isElsewhere) {
    return (
      <Notice title={words.playedElsewhere}>
        <button type="button" className="button act" onClick={openAgain}>
          {words.playHere}
        </button>
        <Link className="button" href="/">
          {words.allGames}
        </Link>
      </Notice>
    );
  }
  const Board = boardOf(module.game.id);
  if (Board === undefined) return <TextView game={game} next={next} />;
  const note = branch && <BackToRecord branch={branch} />;
  return <BoardView game={game} Board={Board} canAdvise={canAdvise} after={after} note={note} next={next} />;
}

/** Everybody but the first person, who needs no choosing. */
const sittersBeside = ({ seating }: LocalGame): string =>
  seating.filter((_, seat) => seat !== seating.indexOf(PERSON)).join();
