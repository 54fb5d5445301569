import type { BoardAfter, BoardGuide } from '@grove/game-kit/board';
import { QuestionSlot } from '@grove/game-kit/board/question-slot';
import type { Seat } from '@grove/kernel';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAdvice } from '../advice/use-advice.ts';
import { Loading } from '../parts/loading.tsx';
import { useLanguage, useWords } from '../language.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { Header } from '../parts/header.tsx';
import { type KeepAs, useKeepGame } from '../me/use-keep-game.ts';
import { Recap } from '../pace/recap-card.tsx';
import { useRecap } from '../pace/use-recap.ts';
import { useBoardSettings } from '../settings/board-settings.ts';
import { useBoardCards } from '../cards/use-cards.ts';
import { useBoardRules } from '../rulebook/use-rulebook.ts';
import type { NextGame } from '../settings/game-actions.tsx';
import { KeyHelp } from './key-help.tsx';
import type { LazyBoard } from './lazy-parts.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { nameOfSeat, storedName } from '../local-game/seat-names.ts';
import { betweenPeople } from '../local-game/hand-over.ts';
import { useClock } from '../local-game/use-clock.ts';
import { useLocalGame } from '../local-game/use-local-game.ts';
import { useShownGame } from '../local-game/use-shown-game.ts';

interface BoardViewProps {
  readonly game: LocalGame;
  readonly Board: LazyBoard;
  /** Whether somebody can, and may, give hints for this game. */
  readonly canAdvise: boolean;
  /** Among one's own games; a game of its own without it. */
  readonly keepAs?: KeepAs;
  /** Stands beside the menu. */
  readonly note?: ReactNode;
  /** For the menu, where the game can be followed by another; the same object as long as the game is. */
  readonly next?: NextGame;
  readonly after: BoardAfter;
  /** A lesson that is shown beside the board, and what it lets be played. Such games are not kept among one's own. */
  readonly guided?: Guided;
}

interface Guided extends BoardGuide {
  readonly mayPlay: (move: unknown) => boolean;
  /** What a seat plays without its bot being asked. */
  readonly reply: (seat: Seat) => unknown;
  /** Hears whether steps of others are being shown: lessons wait for that. */
  readonly onShowing: (isShowing: boolean) => void;
}

/** A game in this browser on the board that the game draws itself. */
export function BoardView({ game, Board, canAdvise, keepAs, note, next, after, guided }: BoardViewProps) {
  useLocalGame(game, guided?.reply);
  useKeepGame(game, guided === undefined ? (keepAs ?? { id: game.id, daily: null }) : undefined);
  const words = useWords();
  const language = useLanguage();
  const settings = useBoardSettings();
  const rules = useBoardRules(game.module.game.id);
  const cards = useBoardCards(game.module.game.id);
  const nameOf = nameOfSeat(words, storedName(), game);
  const { frame, showing, hold, isBehind, mayAct } = useShownGame(game, nameOf);
  const { viewer } = frame;
  const { match } = game;
  // Who looks first has just sat down; at a game that goes on it may be anybody.
  const [lookedBy, setLookedBy] = useState(game.people > 1 && match.steps.length > 0 ? undefined : viewer);
  const between = betweenPeople(game, frame.view, viewer, lookedBy);
  const isOpen = between === 'covered hands';
  // Whoever answers with covered cards has the screen: the next who must look is asked to take it.
  if (isOpen && lookedBy !== undefined) setLookedBy(undefined);
  const isCovered = between === 'curtain';
  const play = useGuarded(game.play.bind(game), guided?.mayPlay);
  const clock = useClock(game, isCovered || isBehind);
  const advice = useAdvice(game, canAdvise && !isBehind, nameOf);
  const recap = useRecap(
    game.module,
    { view: frame.view, heard: frame.heard, viewer, mayAct, isShared: game.people > 1 },
    nameOf,
  );
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const holdBoth = useCallback(
    (isHeldNow: boolean) => {
      hold(isHeldNow);
      setIsHeld(isHeldNow);
    },
    [hold],
  );
  const isShowing = showing !== undefined || isBehind || isHeld;
  const onShowing = guided?.onShowing;
  // In the same frame: the lesson that is due stands there as soon as the board waits for it.
  useLayoutEffect(() => onShowing?.(isShowing), [onShowing, isShowing]);
  if (isCovered) return <Curtain name={nameOf(viewer)} open={() => setLookedBy(viewer)} />;
  return (
    <Suspense fallback={<Loading />}>
      <KeyHelp />
      <QuestionSlot value={setSlot}>
        <Board
          key={`${viewer} ${isOpen}`}
          view={frame.view}
          viewer={viewer}
          mayAct={mayAct}
          language={language}
          nameOf={nameOf}
          isShared={game.people > 1}
          uncover={isOpen ? () => setLookedBy(viewer) : undefined}
          heard={isOpen ? frame.heardByAll : frame.heard}
          settings={settings}
          showing={showing}
          hold={holdBoth}
          play={play}
          undo={game.canUndo() ? () => game.undo() : undefined}
          redo={game.canRedo() ? () => game.redo() : undefined}
          isUndoFree={game.people === 1}
          advice={advice}
          clock={clock}
          guide={guided}
          rules={rules}
          cards={cards}
          notes={game.notes}
          header={
            <Header game={game.module.game.id} next={next}>
              {note}
              {guided === undefined && !isOpen && <Recap recap={recap} isOver={match.over && !isBehind} slot={slot} />}
            </Header>
          }
          after={after}
        />
      </QuestionSlot>
    </Suspense>
  );
}

/** One click may mean several steps: where a lesson objects to one, those after it are not played either. */
function useGuarded(play: (move: unknown) => void, mayPlay: ((move: unknown) => boolean) | undefined) {
  const isObjected = useRef(false);
  return (move: unknown) => {
    if (isObjected.current) return;
    if (mayPlay?.(move) ?? true) return play(move);
    isObjected.current = true;
    queueMicrotask(() => {
      isObjected.current = false;
    });
  };
}
