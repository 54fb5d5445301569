import { useState } from 'react';
import { AfterGame, BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { continued } from './continued.ts';
import type { Spot } from './link.ts';
import type { OpenedRecord } from './use-record.ts';

interface ContinueViewProps {
  readonly opened: OpenedRecord;
  readonly spot: Spot;
}

/** Plays on from a step of a record, against bots; again is from the same step. */
export function ContinueView({ opened: { manifest, record, played, canReview }, spot }: ContinueViewProps) {
  const module = useModule(manifest);
  const begin = () => continued(module, record, played, spot);
  const [game, setGame] = useState(begin);
  const again = () => setGame(begin());
  const after = <AfterGame game={game} canAdvise={canReview} again={again} />;
  const Board = boardOf(record.game);
  return Board && <BoardView key={game.id} game={game} Board={Board} canAdvise={canReview} after={after} />;
}
