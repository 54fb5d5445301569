import { type GameManifest, type KeptGame, labelled } from '@grove/game-kit';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from './words/index.ts';
import { forgetGame, useGames } from '../me/store.ts';
import { seatNames } from '../local-game/seat-names.ts';
import type { Mode } from './link.ts';
import { useOpenRecord } from './use-open-record.ts';

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
          <Row key={game.id} game={game} manifest={manifests.find(({ cover }) => cover.id === game.record.game)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ game, manifest }: { readonly game: KeptGame; readonly manifest: GameManifest | undefined }) {
  const words = useWords();
  const replay = useReplayWords();
  const language = useLanguage();
  const openRecord = useOpenRecord();
  const title = manifest?.cover.words[language].title ?? game.record.game;
  const when = new Date(game.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const names = seatNames(words, game);
  const points = game.result.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
  const named = (act: string) => labelled(language, act, `${title}, ${when}`);
  const look = (mode: Mode) => void openRecord(game.record, { names, mode, viewer: game.seat });
  return (
    <li className="own-game">
      <div>
        <h3>{title}</h3>
        <p className="second">
          {when}. {points}. {game.hints > 0 && words.withHints}
        </p>
      </div>
      <button type="button" className="button" aria-label={named(words.watchAgain)} onClick={() => look('replay')}>
        {words.watchAgain}
      </button>
      <button type="button" className="button" aria-label={named(words.review)} onClick={() => look('review')}>
        {words.review}
      </button>
      <button
        type="button"
        className="button"
        aria-label={named(replay.forget)}
        onClick={() => void forgetGame(game.id)}
      >
        {replay.forget}
      </button>
    </li>
  );
}
