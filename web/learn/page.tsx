import type { Guide } from '@grove/game-kit/guide';
import type { GameManifest, GameModule, GuideOffer } from '@grove/game-kit';
import { type ReactNode, useState } from 'react';
import { boardOf } from '../boards/lazy-parts.ts';
import { useLoaded, useModule } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { useTitle } from '../parts/use-title.ts';
import { guideIn } from './address.ts';
import { AfterLessons } from './after-lessons.tsx';
import { GuidedGame } from './guided-game.ts';
import { forgetProgress, loadProgress, NO_PROGRESS } from './progress.ts';
import { LearnView } from './view.tsx';
import './learn.css';

interface LearnPageProps {
  readonly manifest: GameManifest;
  readonly offer: GuideOffer;
}

/** A guided game; it continues where it was left. */
export function LearnPage({ manifest, offer }: LearnPageProps) {
  const { id, words } = manifest.cover;
  const { kept } = guideIn(id, offer);
  const module = useModule(manifest);
  const guide = useLoaded(offer.load);
  const [round, setRound] = useState(0);
  useTitle(words[useLanguage()].title);
  const again = () => {
    forgetProgress(kept);
    setRound(round + 1);
  };
  const after = <AfterLessons manifest={manifest} offer={offer} again={again} />;
  return <Lessons key={round} module={module} guide={guide} kept={kept} after={after} />;
}

interface LessonsProps {
  readonly module: GameModule;
  readonly guide: Guide;
  /** The name under which progress is kept. */
  readonly kept: string;
  readonly after: ReactNode;
}

function Lessons({ module, guide, kept, after }: LessonsProps) {
  const [progress] = useState(() => loadProgress(kept));
  const [guided] = useState(() => GuidedGame.from(module, guide, progress));
  const readBefore = guided.game.match.steps.length === progress.steps.length ? progress.read : NO_PROGRESS.read;
  const Board = boardOf(module.game.id);
  return Board && <LearnView guided={guided} kept={kept} Board={Board} readBefore={readBefore} after={after} />;
}
