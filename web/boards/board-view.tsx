import { type ReactNode, Suspense, useState } from 'react';
import { useAdvice } from '../advice/use-advice.ts';
import { Laying } from '../parts/laying.tsx';
import { useLanguage, useWords } from '../language.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { type KeepAs, useKeepGame } from '../me/use-keep-game.ts';
import { saveRecord } from '../replay/record-file.ts';
import { useLookBack } from '../replay/use-look-back.ts';
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
  /** Whether somebody can, and may, give hints for this game. */
  readonly canAdvise: boolean;
  /** Among one's own games; a game of its own without it. */
  readonly keepAs?: KeepAs;
  /** Stands beside the menu. */
  readonly note?: ReactNode;
  /** What is offered when the game is over. */
  readonly after: ReactNode;
}

/** A game in this browser on the board that the game draws itself. */
export function BoardView({ table, Board, canAdvise, keepAs, note, after }: BoardViewProps) {
  useTable(table);
  useKeepGame(table, keepAs ?? { id: table.id, daily: null });
  const words = useWords();
  const language = useLanguage();
  const confirm = useSettings((settings) => settings.confirm) === 'yes';
  const motion = useMotion();
  const { match, viewer } = table;
  const [lookedBy, setLookedBy] = useState(viewer);
  const isCovered = viewer !== lookedBy && table.turn !== undefined && hasSecrets(match);
  const clock = useClock(table, isCovered);
  const nameOf = seatNames(words, storedName(), table.plan);
  const advice = useAdvice(table, canAdvise, nameOf);
  if (isCovered) return <Curtain name={nameOf(viewer)} open={() => setLookedBy(viewer)} />;
  return (
    <Suspense fallback={<Laying />}>
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
        advice={advice}
        clock={clock}
        header={<Header>{note}</Header>}
        after={after}
      />
    </Suspense>
  );
}

interface AfterGameProps extends Pick<BoardViewProps, 'table' | 'canAdvise'> {
  readonly again: () => void;
}

/** What can be done with a game that is over. */
export function AfterGame({ table, canAdvise, again }: AfterGameProps) {
  const words = useWords();
  const lookBack = useLookBack();
  return (
    <>
      {table.hints > 0 && <p className="second">{words.withHints}</p>}
      <button type="button" className="button" onClick={() => saveRecord(table.record)}>
        {words.saveRecord}
      </button>
      <button type="button" className="button" onClick={() => void lookBack(table.record, 'replay', table.viewer)}>
        {words.watchAgain}
      </button>
      {canAdvise && (
        <button type="button" className="button" onClick={() => void lookBack(table.record, 'review', table.viewer)}>
          {words.review}
        </button>
      )}
      <button type="button" className="button act" onClick={again}>
        {words.again}
      </button>
    </>
  );
}
