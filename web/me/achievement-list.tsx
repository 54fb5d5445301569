import type { GameManifest, KeptGame } from '@grove/game-kit';
import type { Progress } from '@grove/game-kit/achievements';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { allGoals, type Goal } from './achievements.ts';
import { MedalMark } from './medal.tsx';
import { useDate } from './use-date.ts';
import { useMyWords } from './words/index.ts';
import './achievements.css';

interface AchievementListProps {
  readonly games: readonly KeptGame[];
  readonly manifests: readonly GameManifest[];
}

/** What has been reached, and what has not with how far it is: all of it open to read. */
export function AchievementList({ games, manifests }: AchievementListProps) {
  const words = useMyWords();
  const list = manifests.map(({ cover, achievements }) => ({ cover, achievements: useLoadedIfAny(achievements) }));
  const goals = allGoals(list, games, words, useLanguage());
  return (
    <div className="me-group-panel">
      <h2 id="achievements">{words.reached(goals.filter(({ at }) => at !== undefined).length, goals.length)}</h2>
      <div className="scrolls" tabIndex={0} role="region" aria-labelledby="achievements">
        <ul className="achievements">
          {goals.map((goal) => (
            <Achievement key={goal.key} goal={goal} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A medal, what it is for, and when it was reached or how far it is. */
export function Achievement({ goal: { name, done, at, progress, medal } }: { readonly goal: Goal }) {
  const words = useMyWords();
  const dateOf = useDate();
  const isReached = at !== undefined;
  return (
    <li data-reached={isReached || undefined}>
      <MedalMark medal={medal} isReached={isReached} />
      <span>
        <strong>{name}</strong>
        <span>{done}</span>
        {isReached && <span className="second">{words.reachedOn(dateOf(at))}</span>}
        {!isReached && (progress ? <Way {...progress} /> : <span className="second">{words.notYet}</span>)}
      </span>
    </li>
  );
}

/** How far it is, as a bar and in numbers. */
function Way({ done, of }: Progress) {
  const words = useMyWords();
  return (
    <span className="way second">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h100v6H0Z" className="way-all" />
        <path d={`M0 0h${(100 * done) / of}v6H0Z`} className="way-done" />
      </svg>
      {words.doneOf(done, of)}
    </span>
  );
}
