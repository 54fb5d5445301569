import type { GameManifest, GuideOffer } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { guideIn } from './address.ts';

interface AfterLessonsProps {
  readonly manifest: GameManifest;
  /** The guided game that is over. */
  readonly offer: GuideOffer;
  readonly again: () => void;
}

/** Where to go after a guided game: to the next one if there is one, to a game without a guide, or once more. */
export function AfterLessons({ manifest: { cover, guides = [] }, offer, again }: AfterLessonsProps) {
  const words = useWords();
  const language = useLanguage();
  const following = guides[guides.indexOf(offer) + 1];
  return (
    <>
      {following?.words && (
        <Link className="button act" href={guideIn(cover.id, following).address}>
          {words.learnPart(following.words[language].title)}
        </Link>
      )}
      <Link className={following ? 'button' : 'button act'} href={`/play/${cover.id}`}>
        {words.playShort}
      </Link>
      <button type="button" className="button" onClick={again}>
        {words.beginAgain}
      </button>
    </>
  );
}
