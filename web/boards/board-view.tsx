import type { Seat } from '@grove/kernel';
import type { BoardGuide } from '@grove/games/board/contract.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { saveRecord } from '../replay/record-file.ts';
import { useReplay } from '../replay/store.ts';
import { useBoardRules } from '../rules/use-rules.ts';
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
  readonly again: () => void;
  /** A lesson that is shown beside the board, and what it lets be played. */
  readonly guided?: Guided;
  /** In place of the usual corner. */
  readonly header?: ReactNode;
  /** In place of what is usually offered after the game. */
  readonly after?: ReactNode;
}

interface Guided extends BoardGuide {
  readonly mayPlay: (move: unknown) => boolean;
  /** What a seat plays without its bot being asked. */
  readonly reply: (seat: Seat) => unknown;
}

/** A game in this browser on the board that the game draws itself. */
export function BoardView({ table, Board, again, guided, header, after }: BoardViewProps) {
  useTable(table, guided?.reply);
  const words = useWords();
  const language = useLanguage();
  const confirm = useSettings((settings) => settings.confirm) === 'yes';
  const motion = useMotion();
  const rules = useBoardRules(table.box.game.id);
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
        play={(move) => {
          if (guided?.mayPlay(move) ?? true) table.play(move);
        }}
        undo={table.canUndo() ? () => table.undo() : undefined}
        redo={table.canRedo() ? () => table.redo() : undefined}
        clock={clock}
        guide={guided}
        rules={rules}
        header={header ?? <Header game={table.box.game.id} />}
        after={after ?? <AfterGame table={table} again={again} />}
      />
    </Suspense>
  );
}

/** What can be done with a game that is over. */
function AfterGame({ table, again }: Pick<BoardViewProps, 'table' | 'again'>) {
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
