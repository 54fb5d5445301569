import { games as manifests } from '@grove/games';
import type { KeptGame } from '@grove/game-kit';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { allGoals } from '../me/achievements.ts';
import { MedalMark } from '../me/medal.tsx';
import { useGames } from '../me/store.ts';
import { useMyWords } from '../me/words/index.ts';
import { bestNote } from './best-note.ts';
import { type AfterWords, useAfterWords } from './words/index.ts';
import './after.css';

interface OwnNotesProps {
  /** Under which the game is kept in this browser. */
  readonly id: string;
  readonly hints?: number;
}

/** What a finished game was among one's own: its score beside the best, and what was reached with it. */
export function OwnNotes({ id, hints = 0 }: OwnNotesProps) {
  const words = useWords();
  const games = useGames();
  const game = games?.find((kept) => kept.id === id);
  return (
    <>
      {games && game && <Kept games={games} game={game} />}
      {hints > 0 && <p className="second">{words.withHints}</p>}
    </>
  );
}

interface KeptProps {
  readonly games: readonly KeptGame[];
  readonly game: KeptGame;
}

function Kept({ games, game }: KeptProps) {
  const words = useAfterWords();
  const language = useLanguage();
  const list = manifests.map(({ cover, achievements }) => ({ cover, achievements: useLoadedIfAny(achievements) }));
  const reached = allGoals(list, games, useMyWords(), language).filter(({ at }) => at === game.at);
  return (
    <>
      <p className="after-best">{bestText(games, game, words)}</p>
      {reached.length > 0 && (
        <section className="after-reached" aria-label={words.reached}>
          <h3>{words.reached}</h3>
          <ul>
            {reached.map(({ key, name, done, medal }) => (
              <li key={key}>
                <MedalMark medal={medal} isReached />
                <strong>{name}</strong>
                <span>{done}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function bestText(games: readonly KeptGame[], game: KeptGame, words: AfterWords): string {
  const { total, best } = bestNote(games, game);
  if (best === undefined) return words.firstScore;
  if (total === best) return words.asBest;
  return total > best ? words.newBest(total - best) : words.belowBest(best - total, best);
}
