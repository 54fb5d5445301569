import type { Shelved } from '@grove/games/shelf.ts';
import { type OwnGame, useArchive } from '../archive/store.ts';
import { useLanguage, useWords } from '../language.tsx';
import { seatNames, storedName } from '../table/names.ts';
import { useLookBack } from './use-look-back.ts';

/** The games that were finished in this browser. */
export function OwnGames({ shelf }: { readonly shelf: readonly Shelved[] }) {
  const words = useWords();
  const games = useArchive((archive) => archive.games);
  return (
    <section className="panel own-games" aria-labelledby="own-games">
      <h2 id="own-games">{words.ownGames}</h2>
      {games.length === 0 && <p className="second">{words.noOwnGames}</p>}
      <ul>
        {games.map((game) => (
          <Row key={game.id} game={game} shelved={shelf.find(({ cover }) => cover.id === game.record.game)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ game, shelved }: { readonly game: OwnGame; readonly shelved: Shelved | undefined }) {
  const words = useWords();
  const language = useLanguage();
  const lookBack = useLookBack();
  const forget = useArchive((archive) => archive.forget);
  const nameOf = seatNames(words, storedName(), game.plan);
  const title = shelved?.cover.words[language].title ?? game.record.game;
  const when = new Date(game.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const points = game.totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');
  return (
    <li className="own-game">
      <div>
        <h3>{title}</h3>
        <p className="second">
          {when}. {points}. {game.hints > 0 && words.withHints}
        </p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={`${words.watchAgain}: ${title}, ${when}`}
        onClick={() => void lookBack(game.record, 'replay', game.viewer)}
      >
        {words.watchAgain}
      </button>
      <button
        type="button"
        className="button"
        aria-label={`${words.review}: ${title}, ${when}`}
        onClick={() => void lookBack(game.record, 'review', game.viewer)}
      >
        {words.review}
      </button>
      <button
        type="button"
        className="button"
        aria-label={`${words.forget}: ${title}, ${when}`}
        onClick={() => forget(game.id)}
      >
        {words.forget}
      </button>
    </li>
  );
}
