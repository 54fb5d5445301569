import type { GameManifest, KeptGame, SoloTitle } from '@grove/game-kit';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { Achievement } from './achievement-list.tsx';
import { allGoals, nearestGoals, titleGoal } from './achievements.ts';
import { summaryOf } from './statistics.ts';
import { useMyWords } from './words/index.ts';

const SHOWN = 4;

interface NextGoalsProps {
  /** All games. */
  readonly games: readonly KeptGame[];
  readonly manifests: readonly GameManifest[];
  /** Those of the group, which the titles are about. */
  readonly own: readonly KeptGame[];
  readonly titles: readonly SoloTitle[];
}

/** The next title, what was reached last, and what is nearest to be reached. */
export function NextGoals({ games, manifests, own, titles }: NextGoalsProps) {
  const words = useMyWords();
  const language = useLanguage();
  const list = manifests.map(({ cover, achievements }) => ({ cover, achievements: useLoadedIfAny(achievements) }));
  const goals = allGoals(list, games, words, language);
  const title = titleGoal(titles, summaryOf(own).best, words, language);
  const shown = [...(title ? [title] : []), ...nearestGoals(goals)].slice(0, SHOWN);
  return (
    <section aria-labelledby="next-goals">
      <h2 id="next-goals">{words.tabs.achievements}</h2>
      <p className="second">{words.reached(goals.filter(({ at }) => at !== undefined).length, goals.length)}</p>
      <ul className="achievements">
        {shown.map((goal) => (
          <Achievement key={goal.key} goal={goal} />
        ))}
      </ul>
    </section>
  );
}
