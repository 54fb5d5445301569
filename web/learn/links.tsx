import { type GameManifest, labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { guideIn } from './address.ts';
import { hasProgress } from './progress.ts';

interface LearnLinksProps {
  readonly manifest: GameManifest;
  /** Whether there is room for the way to the cards, too. */
  readonly hasRoom?: boolean;
}

/** For newcomers: the guided games, the rules to read, and the cards to look up. */
export function LearnLinks({ manifest, hasRoom = false }: LearnLinksProps) {
  const words = useWords();
  const { cover, rulebook, cardPage } = manifest;
  const { id: game } = cover;
  const language = useLanguage();
  const { title } = cover.words[language];
  if (rulebook === undefined) return null;
  return (
    <p className="game-links">
      <GuideLinks manifest={manifest} />
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

interface GuideLinksProps {
  readonly manifest: GameManifest;
  readonly asButtons?: boolean;
}

/** The guided games of a game: begun ones are continued. */
export function GuideLinks({ manifest: { cover, guides = [] }, asButtons = false }: GuideLinksProps) {
  const words = useWords();
  const language = useLanguage();
  const { title } = cover.words[language];
  return guides.map((offer, i) => {
    const { address, kept } = guideIn(cover.id, offer);
    const learn = hasProgress(kept) ? words.learnOn : words.learn;
    const part = offer.words?.[language].title;
    const learnPart = part && (hasProgress(kept) ? labelled(language, words.learnOn, part) : words.learnPart(part));
    return (
      <Link
        key={address}
        className={asButtons ? `button${i === 0 ? ' act' : ''}` : undefined}
        href={address}
        aria-label={learnPart ?? labelled(language, learn, title)}
      >
        {learnPart ?? learn}
      </Link>
    );
  });
}
