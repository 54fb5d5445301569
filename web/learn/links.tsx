import { type GameManifest, labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { hasProgress } from './progress.ts';

interface LearnLinksProps {
  readonly manifest: GameManifest;
  /** Whether there is room for the way to the cards, too. */
  readonly hasRoom?: boolean;
}

/** For newcomers: the guided first game, the rules to read, and the cards to look up. */
export function LearnLinks({ manifest: { cover, guide, rulebook, cardPage }, hasRoom = false }: LearnLinksProps) {
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
      {hasRoom && cardPage && (
        <Link href={`/cards/${game}`} aria-label={labelled(language, words.lookUpCards, title)}>
          {words.lookUpCards}
        </Link>
      )}
    </p>
  );
}
