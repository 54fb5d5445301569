import { type GameManifest, type KeptGame, labelled } from '@grove/game-kit';
import { useLanguage, useWords } from '../language.tsx';
import { useLocale } from '../parts/locale.ts';
import { useReplayWords } from './words/index.ts';
import { forgetGame, useGames } from '../me/store.ts';
import { seatNames } from '../local-game/seat-names.ts';
import { LookAgain } from './look-again.tsx';

/** The rest is found among one's own games. */
const SHOWN = 60;

/** The games that were finished in this browser, the newest first. */
export function OwnGames({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const replay = useReplayWords();
  const games = useGames()?.toReversed().slice(0, SHOWN);
  return (
    <section className="panel own-games" aria-labelledby="own-games">
      <h2 id="own-games">{replay.ownGames}</h2>
      {games?.length === 0 && <p className="second">{replay.noOwnGames}</p>}
      <ul>
        {games?.map((game) => (
          <OwnGame key={game.id} game={game} manifest={manifests.find(({ cover }) => cover.id === game.record.game)} />
        ))}
      </ul>
    </section>
  );
}

interface OwnGameProps {
  readonly game: KeptGame;
  readonly manifest: GameManifest | undefined;
  /** In a list of one game alone, which need not be named, and where nothing is deleted. */
  readonly isAmongLike?: boolean;
}

/** A finished game: who played, the points, and ways to look at it again. */
export function OwnGame({ game, manifest, isAmongLike = false }: OwnGameProps) {
  const words = useWords();
  const replay = useReplayWords();
  const language = useLanguage();
  const title = manifest?.cover.words[language].title ?? game.record.game;
  const when = new Date(game.at).toLocaleString(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const names = seatNames(words, game);
  const points = game.result.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
  const named = (act: string) => labelled(language, act, `${title}, ${when}`);
  return (
    <li className="own-game">
      <div>
        <h3>{isAmongLike ? points : title}</h3>
        <p className="second">
          {when}. {!isAmongLike && `${points}.`} {game.hints > 0 && words.withHints}
        </p>
      </div>
      <LookAgain game={game} named={named} />
      {!isAmongLike && (
        <button
          type="button"
          className="button"
          aria-label={named(replay.forget)}
          onClick={() => void forgetGame(game.id)}
        >
          {replay.forget}
        </button>
      )}
    </li>
  );
}
