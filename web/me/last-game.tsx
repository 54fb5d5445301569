import { type GameManifest, type KeptGame, labelled } from '@grove/game-kit';
import { ScoreTable } from '@grove/game-kit/board/score-table';
import { useLocation } from 'wouter';
import { loadOnce, useLoadedIfAny } from '../boards/load-once.ts';
import { reporting } from '../errors/report.ts';
import { useLanguage, useWords } from '../language.tsx';
import { beginGame } from '../local-game/begin-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { seatNames } from '../local-game/seat-names.ts';
import { LookAgain } from '../replay/look-again.tsx';
import { keptOutcome } from './kept-outcome.ts';
import { useDate } from './use-date.ts';
import { useMyWords } from './words/index.ts';
import './last-game.css';

/** For more seats the table of points needs the whole width. */
const BESIDE_PICTURE = 2;

interface LastGameProps {
  readonly manifest: GameManifest;
  readonly game: KeptGame;
}

/** The game that ended last: its picture, what everybody's points were for, and what can be done with it. */
export function LastGame({ manifest, game }: LastGameProps) {
  const words = useWords();
  const language = useLanguage();
  const { tiles } = useMyWords();
  const date = useDate()(game.at);
  const categories = useLoadedIfAny(manifest.scoreCategories)?.(language) ?? [];
  const named = (act: string) => labelled(language, act, `${tiles.last}, ${date}`);
  return (
    <section className="last-game" aria-labelledby="last-game">
      <div className="last-game-head">
        <h2 id="last-game">{tiles.last}</h2>
        <p className="second">
          {date} {game.hints > 0 && words.withHints}
        </p>
      </div>
      <div className="last-game-result" data-wide={game.seating.length > BESIDE_PICTURE || undefined}>
        <LastPicture manifest={manifest} game={game} />
        <div className="last-game-score" tabIndex={0} role="group" aria-label={tiles.last}>
          <ScoreTable outcome={keptOutcome(game, seatNames(words, game), categories)} language={language} isBare />
        </div>
      </div>
      <div className="me-buttons">
        <PlayAgain manifest={manifest} game={game} />
        <LookAgain game={game} named={named} />
      </div>
    </section>
  );
}

/** How it stood in the end, where the game draws small pictures of itself; else a drawing of the game. */
function LastPicture({ manifest, game: { record, seat } }: LastGameProps) {
  const { Picture, Symbols } = useLoadedIfAny(manifest.picture) ?? {};
  if (Picture === undefined) return manifest.scene && <img className="last-game-scene" src={manifest.scene} alt="" />;
  return (
    <div className="last-game-picture">
      {Symbols && <Symbols />}
      <Picture record={record} seat={seat} />
    </div>
  );
}

/** Another deal with the same bots. Other people have to be asked first. */
function PlayAgain({ manifest, game: { seating, names = [], record } }: LastGameProps) {
  const words = useWords();
  const [, go] = useLocation();
  if (seating.filter((sitter) => sitter === PERSON).length !== 1) return null;
  const again = async () => {
    const module = await loadOnce(manifest.load);
    go(beginGame(module, { seating, names, options: record.options }));
  };
  return (
    <button type="button" className="button act" onClick={() => void again().catch(reporting('playing again'))}>
      {words.again}
    </button>
  );
}
