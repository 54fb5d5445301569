import type { Guide } from '@grove/game-kit/guide';
import type { GameManifest, GameModule } from '@grove/game-kit';
import { useState } from 'react';
import { boardOf } from '../boards/lazy-parts.ts';
import { useLoaded, useModule } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { useTitle } from '../parts/use-title.ts';
import { GuidedGame } from './guided-game.ts';
import { forgetProgress, loadProgress, NO_PROGRESS } from './progress.ts';
import { LearnView } from './view.tsx';
import './learn.css';

interface LearnPageProps {
  readonly manifest: GameManifest;
  readonly load: () => Promise<Guide>;
}

/** The guided first game of a game that has one; it continues where it was left. */
export function LearnPage({ manifest, load }: LearnPageProps) {
  const { id, words } = manifest.cover;
  const module = useModule(manifest);
  const guide = useLoaded(load);
  const [round, setRound] = useState(0);
  useTitle(words[useLanguage()].title);
  const again = () => {
    forgetProgress(id);
    setRound(round + 1);
  };
  return <Lessons key={round} module={module} guide={guide} again={again} />;
}

interface LessonsProps {
  readonly module: GameModule;
  readonly guide: Guide;
  readonly again: () => void;
}

function Lessons({ module, guide, again }: LessonsProps) {
  const [progress] = useState(() => loadProgress(module.game.id));
  const [guided] = useState(() => GuidedGame.from(module, guide, progress));
  const readBefore = guided.game.match.steps.length === progress.steps.length ? progress.read : NO_PROGRESS.read;
  const Board = boardOf(module.game.id);
  return Board && <LearnView guided={guided} Board={Board} readBefore={readBefore} again={again} />;
}
