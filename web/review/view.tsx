import type { Decision } from '@grove/bots';
import { ListSlot } from '@grove/game-kit/board/list-slot';
import { pointAt } from '@grove/game-kit/board/point';
import { itemAt, seatNumber } from '@grove/kernel';
import { seenBy } from '@grove/table/core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { boardOf } from '../boards/lazy-parts.ts';
import { useModule } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { Loading } from '../parts/loading.tsx';
import { hrefOf, type Source, type Viewpoint } from '../replay/link.ts';
import { ONLY_WATCHED } from '../replay/only-watched.ts';
import { useSeatLabel } from '../replay/use-seat-label.ts';
import { usePlayOn } from '../replay/use-play-on.ts';
import type { NamedRecord } from '../replay/use-record.ts';
import { usePlayback } from '../replay/use-playback.ts';
import { useBoardSettings } from '../settings/board-settings.ts';
import { betterLine } from './better-line.ts';
import { decisionTexts, spokenFirst } from './decision-words.ts';
import { MistakeList } from './mistake-list.tsx';
import { kindOf } from './mistakes.ts';
import { ReviewControls } from './review-controls.tsx';
import { useKeepMistakes } from './use-keep-mistakes.ts';
import { useReview } from './use-review.ts';
import { Verdict } from './verdict.tsx';
import '../pace/recap.css';
import '../parts/more-below.css';
import './review.css';

interface ReviewViewProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  readonly viewpoint: Viewpoint;
}

/** Where the list of mistakes does not cover what is looked at. */
const isWide = (): boolean => innerWidth >= 1000;

/** A look back at a game: its board, the curve of what a seat could expect, and where that seat went wrong. */
export function ReviewView({ opened, source, viewpoint }: ReviewViewProps) {
  const { manifest, record, played, nameOf } = opened;
  const playOn = usePlayOn(opened);
  const labelOf = useSeatLabel(opened);
  const module = useModule(manifest);
  const language = useLanguage();
  const settings = useBoardSettings();
  const [seat, setSeat] = useState(viewpoint.viewer === 'public' ? 0 : Math.min(viewpoint.viewer, record.players - 1));
  const isShared = seat !== opened.reader;
  const review = useReview(record, seat);
  useKeepMistakes(record, seat, review);
  const last = played.positions.length - 1;
  const { step, goTo } = usePlayback(viewpoint.step, last);
  const [betterAt, setBetterAt] = useState<number>();
  const [isListOpen, setIsListOpen] = useState(isWide);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const decision = review.decisions.find(({ at, played: steps }) => step >= at && step < at + steps.length);
  const showsBetter = decision !== undefined && betterAt === decision.at;
  const texts = useMemo(
    () => decision && decisionTexts(module, opened, decision, language),
    [module, opened, decision, language],
  );
  const isBefore = decision?.at === step && !showsBetter;
  const lit = isBefore ? texts?.places : undefined;
  useEffect(() => {
    pointAt(lit ?? []);
    return () => pointAt([]);
  }, [lit]);
  const look = (one: Decision<unknown> | undefined) =>
    pointAt(one === undefined ? (lit ?? []) : decisionTexts(module, opened, one, language).places);
  const Board = boardOf(record.game);
  if (Board === undefined) return null;
  const { game } = module;
  const view = game.view(itemAt(played.positions, step).state, seat);
  const sign =
    record.players > 1 ? module.signs?.(view, { language, viewer: seat, nameOf, isShared })[seat] : undefined;
  const better = showsBetter ? betterLine(module, played, decision) : undefined;
  const at = better === undefined ? step : (decision?.at ?? step);
  const shown = [...played.positions.slice(1, at + 1), ...(better ? [better] : [])];
  const go = (to: number) => {
    setBetterAt(undefined);
    goTo(to);
  };
  // Where the list covers the board, it has done its work once a mistake is chosen.
  const goFromList = (to: number) => {
    setIsListOpen(isWide());
    go(to);
  };
  const playOut = ({ at: from, seat: viewer, better: line }: Decision<unknown>) =>
    playOn({ step: from, viewer, line, href: hrefOf('review', source, { step: from, viewer }) });
  // Where there is room, what is said of a decision stands with the list, and the board stays large.
  const isBeside = isListOpen && isWide();
  const verdict = (
    <Verdict
      decision={decision}
      texts={texts}
      isAtStart={step === 0}
      showsBetter={showsBetter}
      toggleBetter={() => setBetterAt(showsBetter ? undefined : decision?.at)}
      playOn={() => decision && playOut(decision)}
    />
  );
  return (
    <Suspense fallback={<Loading />}>
      <ListSlot value={setSlot}>
        <Board
          view={better === undefined ? view : game.view(better.state, seat)}
          viewer={seat}
          {...ONLY_WATCHED}
          language={language}
          nameOf={nameOf}
          isShared={isShared}
          heard={shown.map((position, id) => ({ id, seat: position.seat, seen: seenBy(game, position.events, seat) }))}
          settings={settings}
          header={<Header game={game.id} />}
          spokenOf={texts && spokenFirst(texts.places, showsBetter || (decision && kindOf(decision)) !== undefined)}
          controls={
            <ReviewControls
              decisions={review.decisions}
              step={step}
              last={last}
              go={go}
              players={record.players}
              nameOf={labelOf}
              seat={seat}
              sign={sign}
              setSeat={setSeat}
              toggleList={() => setIsListOpen(!isListOpen)}
              isListOpen={isListOpen}
              verdict={isBeside ? undefined : verdict}
              look={look}
            />
          }
        />
      </ListSlot>
      {isListOpen &&
        createPortal(
          <MistakeList
            review={review}
            count={record.moves.filter(([number]) => number === seatNumber(seat)).length}
            shown={decision}
            textsOf={(one) => decisionTexts(module, opened, one, language)}
            go={goFromList}
            look={look}
            close={() => setIsListOpen(false)}
            sign={sign}
            verdict={isBeside ? verdict : undefined}
          />,
          slot ?? document.body,
        )}
    </Suspense>
  );
}
