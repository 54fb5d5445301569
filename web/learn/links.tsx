import { Link } from 'wouter';
import { useWords } from '../language.tsx';
import { hasRulebook } from '../rulebook/index.ts';
import { guides } from './index.ts';
import { hasProgress } from './progress.ts';

/** For newcomers: the guided first game, and the rules to read. */
export function LearnLinks({ game, title }: { readonly game: string; readonly title: string }) {
  const words = useWords();
  const learn = hasProgress(game) ? words.learnOn : words.learn;
  if (!hasRulebook(game)) return null;
  return (
    <p className="game-links">
      {Object.hasOwn(guides, game) && (
        <Link href={`/learn/${game}`} aria-label={`${learn}: ${title}`}>
          {learn}
        </Link>
      )}
      <Link href={`/rules/${game}`} aria-label={`${words.rules}: ${title}`}>
        {words.rules}
      </Link>
    </p>
  );
}
