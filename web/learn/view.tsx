import { itemAt } from '@grove/kernel';
import type { Lesson } from '@grove/game-kit/guide';
import { say } from '@grove/game-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { BoardView } from '../boards/board-view.tsx';
import type { LazyBoard } from '../boards/lazy-parts.ts';
import { useLanguage, useWords } from '../language.tsx';
import { useDate } from '../me/use-date.ts';
import type { GuidedGame } from './guided-game.ts';
import { LessonCard } from './lesson-card.tsx';
import { saveProgress } from './progress.ts';

interface LearnViewProps {
  readonly guided: GuidedGame;
  readonly Board: LazyBoard;
  /** The lessons that were read in an earlier visit. */
  readonly readBefore: readonly string[];
  readonly again: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A guided game: the real board, and one lesson at a time beside it. */
export function LearnView({ guided, Board, readBefore, again }: LearnViewProps) {
  const { game, guide } = guided;
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
  useEffect(() => {
    saveProgress(guide.game.id, guided.progress(read));
  }, [guide, guided, read, version]);
  const mayPlay = (move: unknown): boolean => {
    const objecting = guided.objecting(read, move);
    setObjection(objecting);
    if (objecting !== undefined) setHidden(undefined);
    return objecting === undefined;
  };
  return (
    <>
      {isShown && (
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
      )}
      <BoardView
        game={game}
        Board={Board}
        canAdvise={false}
        guided={{
          about: isShown ? new Set(lesson.about) : NOTHING,
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
        after={{ actions: <AfterLessons game={guide.game.id} again={again} />, date: dateOf(Date.now()) }}
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
  return (
    <LessonCard
      text={say(itemAt(words, lesson.name).text, facts)}
      why={objection && say(itemAt(words, objection.name).why ?? '', facts)}
      number={guide.lessons.indexOf(lesson) + 1}
      count={guide.lessons.length}
      next={lesson.asks === undefined ? next : undefined}
      hide={hide}
    />
  );
}

/** Where to go after the first game. */
function AfterLessons({ game, again }: { readonly game: string; readonly again: () => void }) {
  const words = useWords();
  return (
    <>
      <Link className="button act" href={`/play/${game}`}>
        {words.playShort}
      </Link>
      <button type="button" className="button" onClick={again}>
        {words.beginAgain}
      </button>
    </>
  );
}
