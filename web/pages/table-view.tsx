import type { Language } from '@grove/game-kit';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { useKeepGame } from '../me/use-keep-game.ts';
import { Board } from '../parts/board.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { Log } from '../parts/log.tsx';
import { Question } from '../parts/question.tsx';
import { ResultPanel } from '../parts/result-panel.tsx';
import { SeatList } from '../parts/seat-list.tsx';
import { type ChoiceGroup, groupChoices } from '../local-game/choices.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { seatNames, storedName } from '../local-game/seat-names.ts';
import { useTable } from '../local-game/use-local-game.ts';

interface TableViewProps {
  readonly table: LocalGame;
  readonly again: () => void;
}

/** A game being played: one screen, the pending decision always in the same corner. */
export function TableView({ table, again }: TableViewProps) {
  const words = useWords();
  const language = useLanguage();
  useTable(table);
  useKeepGame(table, { id: table.id, daily: null });
  const { module, match, turn, viewer } = table;
  const [lookedBy, setLookedBy] = useState(viewer);
  const nameOf = seatNames(words, storedName(), table.plan);
  const result = module.game.result(match.state);
  if (viewer !== lookedBy && turn !== undefined) {
    return <Curtain name={nameOf(viewer)} open={() => setLookedBy(viewer)} />;
  }
  return (
    <div className="table">
      <Header game={module.game.id} />
      <main className="table-main">
        <h1 className="visually-hidden">{module.cover.words[language].title}</h1>
        <SeatList
          names={result.totals.map((_, seat) => nameOf(seat))}
          totals={result.totals}
          turn={turn}
          viewer={viewer}
        />
        <Log heard={table.heardBy(viewer)} words={module.words[language]} nameOf={nameOf} />
        <Board text={module.drawText(match.view(viewer), viewer, language)} />
        {turn === undefined ? (
          <ResultPanel result={result} nameOf={nameOf} again={again} me={table.people === 1 ? viewer : undefined} />
        ) : (
          <Question
            title={table.isMyTurn ? (questionOf(table, language) ?? words.yourMove) : words.thinking(nameOf(turn))}
            groups={table.isMyTurn ? choicesOf(table) : []}
            choose={(move) => table.play(move)}
            undo={table.canUndo() ? () => table.undo() : undefined}
            version={table.version()}
          />
        )}
      </main>
    </div>
  );
}

const questionOf = ({ module, match, viewer }: LocalGame, language: Language): string | undefined =>
  module.words[language].question?.(match.view(viewer), viewer);

const choicesOf = ({ module: { game }, match, moves }: LocalGame): ChoiceGroup[] =>
  groupChoices(moves.map((move) => ({ move, text: game.notation.writeStep(match.state, move) })));
