import { type ReactNode, useState } from 'react';
import { useAfterLocal } from '../after/use-after-local.tsx';
import { BoardView } from '../boards/board-view.tsx';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { continueGame } from './continue-game.ts';
import type { Viewpoint } from './link.ts';
import type { OpenedRecord } from './use-record.ts';

interface ContinueViewProps {
  readonly opened: OpenedRecord;
  readonly viewpoint: Viewpoint;
  /** Steps of the viewer's own that are played first. */
  readonly line?: readonly unknown[];
  /** Stands beside the menu. */
  readonly note?: ReactNode;
}

/** Plays on from a step of a record, against bots; again is from the same step. */
export function ContinueView({ opened, viewpoint, line = [], note }: ContinueViewProps) {
  const { manifest, record, played, canReview } = opened;
  const module = useModule(manifest);
  const begin = () => continueGame(module, record, played, viewpoint, line);
  const [game, setGame] = useState(begin);
  const again = () => setGame(begin());
  const after = useAfterLocal({ game, canReview, again });
  const Board = boardOf(record.game);
  return Board && <BoardView key={game.id} game={game} Board={Board} canAdvise={canReview} after={after} note={note} />;
}
