import { worstOf } from '@grove/bots';
import { labelled } from '@grove/game-kit';
import { type Seat, seatNumber } from '@grove/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { useModule } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { Header } from '../parts/header.tsx';
import { hrefOf, type Source, type Viewpoint } from '../replay/link.ts';
import type { NamedRecord } from '../replay/use-record.ts';
import { AllMoves } from './all-moves.tsx';
import { Chart } from './chart.tsx';
import { decisionWords } from './decision-words.ts';
import { TurningPoints } from './turning-points.tsx';
import { useReview } from './use-review.ts';
import './review.css';

interface ReviewViewProps {
  readonly opened: NamedRecord;
  readonly source: Source;
  readonly viewpoint: Viewpoint;
}

/** More would be a list of everything. */
const POINTS = 5;

/** A look back at a game: what everybody could expect over the moves, and where it turned. */
export function ReviewView({ opened, source, viewpoint }: ReviewViewProps) {
  const { manifest, record, canReview } = opened;
  const words = useWords();
  const language = useLanguage();
  const module = useModule(manifest);
  const review = useReview(record);
  const [seat, setSeat] = useState(viewpoint.viewer === 'public' ? 0 : Math.min(viewpoint.viewer, record.players - 1));
  const { decisions } = review;
  const inWords = decisionWords(module, opened, decisions, language);
  const points = worstOf(
    decisions.filter((decision) => decision.seat === seat),
    POINTS,
  );
  return (
    <div className="home">
      <Header />
      <main className="home-main review">
        <div className="review-head">
          <h1>{labelled(language, words.review, manifest.cover.words[language].title)}</h1>
          <Link className="button" href={hrefOf('replay', source, { step: 0, viewer: seat })}>
            {words.watchAgain}
          </Link>
        </div>
        <section className="panel" aria-label={words.review}>
          <Progress {...review} count={record.moves.length} canReview={canReview} />
          {record.players > 1 && (
            <WhoseDecisions players={record.players} nameOf={inWords.nameOf} seat={seat} setSeat={setSeat} />
          )}
          {decisions.length > 0 && (
            <>
              <Chart
                decisions={decisions}
                count={record.moves.length}
                seats={record.players}
                seat={seat}
                nameOf={inWords.nameOf}
                turning={new Set(points)}
              />
              <AllMoves decisions={decisions} seats={record.players} seat={seat} inWords={inWords} />
            </>
          )}
        </section>
        <TurningPoints points={points} inWords={inWords} source={source} isDone={review.state === 'done'} />
      </main>
    </div>
  );
}

interface ProgressProps extends ReturnType<typeof useReview> {
  readonly count: number;
  readonly canReview: boolean;
}

function Progress({ state, decisions, count, canReview, start, stop }: ProgressProps) {
  const words = useWords();
  const replay = useReplayWords();
  if (!canReview) return <p role="status">{replay.noReview}</p>;
  if (state === 'done') return <p role="status">{replay.reviewDone(decisions.length)}</p>;
  return (
    <div className="review-progress">
      <progress max={count} value={decisions.length} aria-label={words.review} />
      <p role="status">{state === 'failed' ? replay.reviewFailed : replay.reviewed(decisions.length, count)}</p>
      <button type="button" className="button" onClick={state === 'running' ? stop : start}>
        {state === 'running' ? replay.stopReview : replay.startReview}
      </button>
    </div>
  );
}

interface WhoseProps {
  readonly players: number;
  readonly nameOf: (seat: Seat) => string;
  readonly seat: number;
  readonly setSeat: (seat: number) => void;
}

function WhoseDecisions({ players, nameOf, seat, setSeat }: WhoseProps) {
  const replay = useReplayWords();
  return (
    <label className="field">
      <span>{replay.decisionsOf}</span>
      <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
        {Array.from({ length: players }, (_, one) => (
          <option key={seatNumber(one)} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
