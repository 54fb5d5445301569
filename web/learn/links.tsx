import { type GameManifest, labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { hasProgress } from './progress.ts';

/** For newcomers: the guided first game, and the rules to read. */
export function LearnLinks({ manifest: { cover, guide, rulebook } }: { readonly manifest: GameManifest }) {
  const words = useWords();
  const { id: game } = cover;
  const language = useLanguage();
  const { title } = cover.words[language];
  const learn = hasProgress(game) ? words.learnOn : words.learn;
  if (rulebook === undefined) return null;
  return (
    <p className="game-links">
      {guide && (
        <Link href={`/learn/${game}`} aria-label={labelled(language, learn, title)}>
          {learn}
        </Link>
      )}
      <Link href={`/rules/${game}`} aria-label={labelled(language, words.rules, title)}>
        {words.rules}
      </Link>
    </p>
  );
}
