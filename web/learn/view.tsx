import { itemAt } from '@grove/kernel';
import type { Lesson } from '@grove/game-kit/guide';
import { say } from '@grove/game-kit';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BoardView } from '../boards/board-view.tsx';
import type { LazyBoard } from '../boards/lazy-parts.ts';
import { useLanguage, useWords } from '../language.tsx';
import { useDate } from '../me/use-date.ts';
import type { GuidedGame } from './guided-game.ts';
import { LessonCard, LessonNote } from './lesson-card.tsx';
import { saveProgress } from './progress.ts';

interface LearnViewProps {
  readonly guided: GuidedGame;
  /** The name under which progress is kept. */
  readonly kept: string;
  readonly Board: LazyBoard;
  /** The lessons that were read in an earlier visit. */
  readonly readBefore: readonly string[];
  /** Where to go when the game is over. */
  readonly after: ReactNode;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A guided game: the real board, and one lesson at a time beside it. */
export function LearnView({ guided, kept, Board, readBefore, after }: LearnViewProps) {
  const { game } = guided;
  const version = useSyncExternalStore(game.subscribe, game.version);
  const words = useWords();
  const dateOf = useDate();
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set(readBefore));
  const [hidden, setHidden] = useState<Lesson>();
  const [objection, setObjection] = useState<Lesson>();
  const [isWaiting, setIsWaiting] = useState(false);
  const due = guided.lesson(read);
  // What a lesson speaks of must stand on the board.
  const lesson = isWaiting ? undefined : due;
  const isShown = lesson !== undefined && lesson !== hidden;
  const isOver = game.match.over;
  useEffect(() => {
    saveProgress(kept, guided.progress(read));
  }, [kept, guided, read, version]);
  const mayPlay = (move: unknown): boolean => {
    const objecting = guided.objecting(read, move);
    setObjection(objecting);
    if (objecting !== undefined) setHidden(undefined);
    return objecting === undefined;
  };
  const shown = isShown && (
    <Shown
      guided={guided}
      lesson={lesson}
      objection={objection}
      next={() => {
        setObjection(undefined);
        setRead(new Set([...read, lesson.name]));
      }}
      hide={() => setHidden(lesson)}
    />
  );
  return (
    <>
      {!isOver && shown}
      <BoardView
        game={game}
        Board={Board}
        canAdvise={false}
        guided={{
          about: isShown && !isOver ? new Set(lesson.about) : NOTHING,
          lesson: due === hidden ? undefined : due?.name,
          mayPlay,
          reply: guided.reply,
          onShowing: setIsWaiting,
        }}
        note={
          lesson !== undefined &&
          !isShown && (
            <button type="button" className="button lesson-call" onClick={() => setHidden(undefined)}>
              {words.lesson}
            </button>
          )
        }
        after={{ actions: after, notes: isOver && shown, date: dateOf(Date.now()) }}
      />
    </>
  );
}

interface ShownProps {
  readonly guided: GuidedGame;
  readonly lesson: Lesson;
  /** The lesson that objects to the last step that was tried. */
  readonly objection: Lesson | undefined;
  readonly next: () => void;
  readonly hide: () => void;
}

function Shown({ guided: { guide, game }, lesson, objection, next, hide }: ShownProps) {
  const language = useLanguage();
  const words = guide.words[language];
  const facts = guide.factsOf(game.match.view(guide.seat), guide.seat, language);
  const told = {
    text: say(itemAt(words, lesson.name).text, facts),
    why: objection && say(itemAt(words, objection.name).why ?? '', facts),
    number: guide.lessons.indexOf(lesson) + 1,
    count: guide.lessons.length,
    next: lesson.asks === undefined ? next : undefined,
  };
  return game.match.over ? <LessonNote {...told} /> : <LessonCard {...told} hide={hide} />;
}
