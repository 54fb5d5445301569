import { type Box, seatNumber, type Viewer } from '@grove/kernel';
import { Suspense, useEffect, useState } from 'react';
import type { boards } from '../boards/index.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Header } from '../parts/header.tsx';
import { useMotion } from '../settings/apply.ts';
import { Controls } from './controls.tsx';
import type { Position } from './positions.ts';

interface ReplayViewProps {
  readonly box: Box;
  readonly Board: (typeof boards)[string];
  readonly positions: readonly Position[];
  readonly players: number;
}

/** A game step by step, from any seat's view. The arrow keys walk, unless they are meant for something else. */
export function ReplayView({ box, Board, positions, players }: ReplayViewProps) {
  const words = useWords();
  const language = useLanguage();
  const motion = useMotion();
  const [step, setStep] = useState(0);
  const [viewer, setViewer] = useState<Viewer>(0);
  const last = positions.length - 1;
  const go = (target: number) => setStep(Math.min(last, Math.max(0, target)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target instanceof HTMLButtonElement;
      const way = isFree ? WAYS[event.key] : undefined;
      if (way === undefined) return;
      event.preventDefault();
      setStep((now) => Math.min(last, Math.max(0, way(now, last))));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [last]);
  const heard = positions.slice(1, step + 1).map(({ events }, id) => ({
    id,
    seen: events.map((event) => box.game.seen(event, viewer)).filter((event) => event !== undefined),
  }));
  return (
    <Suspense>
      <Board
        view={box.game.view(positions[step].state, viewer)}
        viewer={viewer}
        mayAct={false}
        language={language}
        nameOf={(seat) => words.seat(seatNumber(seat))}
        heard={heard}
        settings={{ motion, confirm: false }}
        play={() => {}}
        undo={undefined}
        redo={undefined}
        header={<Header game={box.game.id} />}
        controls={<Controls step={step} last={last} go={go} players={players} viewer={viewer} setViewer={setViewer} />}
      />
    </Suspense>
  );
}

const WAYS: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  Home: () => 0,
  End: (_, last) => last,
};
