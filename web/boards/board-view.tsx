import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { type KeepAs, useKeepGame } from '../me/use-keep-game.ts';
import { saveRecord } from '../replay/record-file.ts';
import { useReplay } from '../replay/store.ts';
import { useMotion } from '../settings/apply.ts';
import type { boards } from './index.ts';
import { useSettings } from '../settings/store.ts';
import type { LocalTable } from '../table/local-table.ts';
import { seatNames, storedName } from '../table/names.ts';
import { hasSecrets } from '../table/secrets.ts';
import { useClock } from '../table/use-clock.ts';
import { useTable } from '../table/use-table.ts';

interface BoardViewProps {
  readonly table: LocalTable;
  readonly Board: (typeof boards)[string];
  /** Among one's own games; a game of its own without it. */
  readonly keepAs?: KeepAs;
  /** Stands beside the menu. */
  readonly note?: ReactNode;
  /** What is offered when the game is over. */
  readonly after: ReactNode;
}

/** A game in this browser on the board that the game draws itself. */
export function BoardView({ table, Board, keepAs, note, after }: BoardViewProps) {
  useTable(table);
  useKeepGame(table, keepAs ?? { id: table.seed, daily: null });
  const words = useWords();
  const language = useLanguage();
  const confirm = useSettings((settings) => settings.confirm) === 'yes';
  const motion = useMotion();
  const { match, viewer } = table;
  const [lookedBy, setLookedBy] = useState(viewer);
  const isCovered = viewer !== lookedBy && table.turn !== undefined && hasSecrets(match);
  const clock = useClock(table, isCovered);
  const nameOf = seatNames(words, storedName(), table.plan);
  if (isCovered) return <Curtain name={nameOf(viewer)} open={() => setLookedBy(viewer)} />;
  return (
    <Suspense>
      <Board
        view={match.view(viewer)}
        viewer={viewer}
        mayAct={table.isMyTurn}
        language={language}
        nameOf={nameOf}
        heard={table.heardBy(viewer)}
        settings={{ motion, confirm }}
        play={(move) => table.play(move)}
        undo={table.canUndo() ? () => table.undo() : undefined}
        redo={table.canRedo() ? () => table.redo() : undefined}
        clock={clock}
        header={<Header>{note}</Header>}
        after={after}
      />
    </Suspense>
  );
}

interface AfterGameProps {
  readonly table: LocalTable;
  readonly again: () => void;
}

/** What can be done with a game that is over. */
export function AfterGame({ table, again }: AfterGameProps) {
  const words = useWords();
  const [, go] = useLocation();
  const watch = () => {
    useReplay.setState({ record: table.record });
    go('/replay');
  };
  return (
    <>
      <button type="button" className="button" onClick={() => saveRecord(table.record)}>
        {words.saveRecord}
      </button>
      <button type="button" className="button" onClick={watch}>
        {words.watchAgain}
      </button>
      <button type="button" className="button act" onClick={again}>
        {words.again}
      </button>
    </>
  );
}
