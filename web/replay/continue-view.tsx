import { useState } from 'react';
import { AfterGame, BoardView } from '../boards/board-view.tsx';
import { boards } from '../boards/index.ts';
import { useOpened } from '../boards/open-box.ts';
import { continued } from './continued.ts';
import type { Spot } from './link.ts';
import type { Opened } from './use-record.ts';

interface ContinueViewProps {
  readonly opened: Opened;
  readonly spot: Spot;
}

/** Plays on from a moment of a record, against bots; again is from the same moment. */
export function ContinueView({ opened: { shelved, record, played, canReview }, spot }: ContinueViewProps) {
  const { box } = useOpened(shelved);
  const begin = () => continued(box, record, played, spot);
  const [game, setGame] = useState(begin);
  const again = () => setGame(begin());
  const after = <AfterGame game={game} canAdvise={canReview} again={again} />;
  return <BoardView key={game.id} game={game} Board={boards[record.game]} canAdvise={canReview} after={after} />;
}
