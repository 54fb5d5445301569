import type { Guide } from '@grove/game-kit/guide';
import type { Shelved } from '@grove/games/shelf.ts';
import type { Box } from '@grove/kernel';
import { useEffect, useState } from 'react';
import { boards } from '../boards/index.ts';
import { useOpened } from '../boards/open-box.ts';
import { useLanguage } from '../language.tsx';
import { useTitle } from '../parts/use-title.ts';
import { GuidedGame } from './guided-game.ts';
import { guides } from './index.ts';
import { forgetProgress, loadProgress, NO_PROGRESS } from './progress.ts';
import { LearnView } from './view.tsx';
import './learn.css';

/** The guided first game of a game that has one; it continues where it was left. */
export function LearnPage({ shelved }: { readonly shelved: Shelved }) {
  const { id, words } = shelved.cover;
  const { box } = useOpened(shelved);
  const [guide, setGuide] = useState<Guide>();
  const [round, setRound] = useState(0);
  useTitle(words[useLanguage()].title);
  useEffect(() => {
    void guides[id]().then(setGuide);
  }, [id]);
  const again = () => {
    forgetProgress(id);
    setRound(round + 1);
  };
  return guide && <Lessons key={round} box={box} guide={guide} again={again} />;
}

interface LessonsProps {
  readonly box: Box;
  readonly guide: Guide;
  readonly again: () => void;
}

function Lessons({ box, guide, again }: LessonsProps) {
  const [progress] = useState(() => loadProgress(box.game.id));
  const [guided] = useState(() => GuidedGame.from(box, guide, progress));
  const readBefore = guided.game.match.steps.length === progress.steps.length ? progress.read : NO_PROGRESS.read;
  return <LearnView guided={guided} Board={boards[box.game.id]} readBefore={readBefore} again={again} />;
}
