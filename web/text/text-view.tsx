import type { Language } from '@grove/game-kit';
import type { Seat } from '@grove/kernel';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { useKeepGame } from '../me/use-keep-game.ts';
import { Board } from './board.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { Log } from './log.tsx';
import { Question } from './question.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SeatList } from './seat-list.tsx';
import { type ChoiceGroup, groupChoices } from './choices.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { nameOfSeat, storedName } from '../local-game/seat-names.ts';
import type { NextGame } from '../settings/game-actions.tsx';
import { useLocalGame } from '../local-game/use-local-game.ts';
import './index.css';

interface TextViewProps {
  readonly game: LocalGame;
  readonly next: NextGame;
}

/** A game without a board of its own, as text: one screen, the pending decision always in the same corner. */
export function TextView({ game, next }: TextViewProps) {
  const words = useWords();
  const language = useLanguage();
  useLocalGame(game);
  useKeepGame(game, { id: game.id, daily: null });
  const { module, match, turn, viewer } = game;
  const [lookedBy, setLookedBy] = useState(viewer);
  const nameOf = nameOfSeat(words, storedName(), game);
  const result = module.game.result(match.state);
  if (viewer !== lookedBy && turn !== undefined) {
    return <Curtain name={nameOf(viewer)} open={() => setLookedBy(viewer)} />;
  }
  return (
    <div className="table">
      <Header game={module.game.id} next={next} />
      <main className="table-main">
        <h1 className="visually-hidden">{module.cover.words[language].title}</h1>
        <SeatList
          names={result.totals.map((_, seat) => nameOf(seat))}
          totals={result.totals}
          turn={turn}
          viewer={viewer}
        />
        <Log heard={game.heardBy(viewer)} words={module.words[language]} nameOf={nameOf} />
        <Board text={module.drawText(match.view(viewer), viewer, language)} />
        {turn === undefined ? (
          <ResultPanel result={result} nameOf={nameOf} again={next.again} me={game.people === 1 ? viewer : undefined} />
        ) : (
          <Question
            title={game.isMyTurn ? (questionOf(game, language) ?? words.yourMove) : words.thinking(nameOf(turn))}
            groups={game.isMyTurn ? choicesOf(game, language, nameOf) : []}
            choose={(move) => game.play(move)}
            undo={game.canUndo() ? () => game.undo() : undefined}
            version={game.version()}
          />
        )}
      </main>
    </div>
  );
}

const questionOf = ({ module, match, viewer }: LocalGame, language: Language): string | undefined =>
  module.words[language].question?.(match.view(viewer), viewer);

function choicesOf(
  { module: { game, words }, match, moves, viewer }: LocalGame,
  language: Language,
  nameOf: (seat: Seat) => string,
): ChoiceGroup[] {
  const view = match.view(viewer);
  const text = (move: unknown): string => game.notation.writeStep(match.state, move);
  const said = (move: unknown): string | undefined => words[language].turn?.(view, [move], nameOf);
  return groupChoices(moves.map((move) => ({ move, text: text(move), said: said(move) })));
}
