import type { GameManifest, KeptGame } from '@grove/game-kit';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { allGoals } from './achievements.ts';
import { useDate } from './use-date.ts';
import { useMyWords } from './words/index.ts';
import './achievements.css';

interface AchievementListProps {
  readonly games: readonly KeptGame[];
  readonly manifests: readonly GameManifest[];
}

/** What has been reached and what has not, all of it open to read. */
export function AchievementList({ games, manifests }: AchievementListProps) {
  const words = useMyWords();
  const dateOf = useDate();
  const list = manifests.map(({ cover, achievements }) => ({ cover, achievements: useLoadedIfAny(achievements) }));
  const goals = allGoals(list, games, words, useLanguage());
  return (
    <div className="me-group-panel">
      <h2 id="achievements">{words.reached(goals.filter(({ at }) => at !== undefined).length, goals.length)}</h2>
      <div className="scrolls" tabIndex={0} role="region" aria-labelledby="achievements">
        <ul className="achievements">
          {goals.map(({ key, name, done, at }) => (
            <li key={key} data-reached={at !== undefined || undefined}>
              <Mark isReached={at !== undefined} />
              <span>
                <strong>{name}</strong>
                <span>{done}</span>
                <span className="second">{at === undefined ? words.notYet : words.reachedOn(dateOf(at))}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A tree where something has grown, a sprout where something may. */
function Mark({ isReached }: { readonly isReached: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="achievement-mark">
      {isReached ? (
        <>
          <path d="M18 30h4v8h-4z" className="bark" />
          <path d="M20 2v30H8l6-9h-3l6-9h-3z" className="lit" />
          <path d="M20 2 26 14h-3l6 9h-3l6 9H20z" className="dark" />
        </>
      ) : (
        <path
          d="M20 38V24m0 0C20 16 14 13 8 13c0 7 5 11 12 11Zm0 0c0-9 6-13 13-13 0 8-5 13-13 13Z"
          className="sprout"
        />
      )}
    </svg>
  );
}
