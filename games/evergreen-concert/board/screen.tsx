import { itemAt } from '@grove/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useShared } from '@grove/game-kit/board/steady';
import { HelpProvider } from '@grove/game-kit/board/help';
import { joined } from '@grove/game-kit/board/sheets';
import { Notation } from '@grove/game-kit/board/notation';
import { useResult } from '@grove/game-kit/board/use-result';
import { useSounds } from '@grove/game-kit/board/use-sounds';
import { concert } from '../rules/index.ts';
import type { ConcertTypes } from '../rules/types.ts';
import { speechFor } from './model/speech.ts';
import { useTurn } from './model/use-turn.tsx';
import { MemoryContext } from './motion/memory.tsx';
import { ConcertEnding } from './final/concert-ending.tsx';
import { outcomeOf } from './final/outcome.ts';
import { Timeline } from './final/timeline.tsx';
import { Decision } from './panels/decision.tsx';
import { Felt } from './panels/felt.tsx';
import { Hand } from './panels/hand.tsx';
import { News, Story } from './panels/story.tsx';
import { Glass } from './pieces/glass.tsx';
import { Symbols } from './pieces/symbols.tsx';
import { soundOf } from './sounds.ts';
import screen from './screen.module.css';
import corners from './styles/corners.module.css';
import low from './styles/low.module.css';
import where from './styles/places.module.css';
import replay from './styles/replay.module.css';
import room from './styles/room.module.css';

const styles = joined(screen, low);

/** The concert game on one screen: the table under its lamp, then the question, the hand and the choices. */
export function ConcertScreen(given: BoardProps<ConcertTypes>) {
  const props: BoardProps<ConcertTypes> = { ...given, view: useShared(given.view) };
  const { view, viewer, mayAct, language, nameOf, heard, settings, clock } = props;
  const speech = speechFor(language, nameOf);
  const turn = useTurn(props, speech);
  useSounds(props, soundOf);
  const [{ places, turns }] = useState(() => ({ places: new Map(), turns: new Map() }));
  const { motion } = settings;
  const memory = useMemo(() => ({ places, turns, motion }), [places, turns, motion]);
  const { model } = turn;
  const over = view.stage === 'over';
  const result = useResult(over && !props.controls);
  if (result.isShown) {
    return (
      <HelpProvider guide={props.guide} rules={props.rules} showing={props.showing}>
        <MemoryContext value={memory}>
          <ConcertEnding board={props} speech={speech} result={result} />
        </MemoryContext>
      </HelpProvider>
    );
  }
  return (
    <HelpProvider guide={props.guide} rules={props.rules} showing={props.showing}>
      <MemoryContext value={memory}>
        <div
          className={`${room.room} ${styles.screen}`}
          data-over={over || undefined}
          data-clock={(clock !== undefined && !over) || undefined}
          data-replay={props.controls !== undefined || undefined}
        >
          <Symbols />
          <div className={corners.header}>{props.header}</div>
          <main className={styles.main}>
            <h1 className="visually-hidden">{speech.title}</h1>
            <Felt view={view} turn={turn} speech={speech} className={styles.felt} />
            {clock !== undefined && !over && (
              <div className={where.glass} role="img" aria-label={speech.board.secondsLeft(Math.ceil(clock.left))}>
                <Glass level={clock.left / clock.period} runs={clock.runs} />
              </div>
            )}
            {props.controls ? (
              <>
                <div className={replay.controls}>{props.controls}</div>
                <div className={replay.latest}>
                  <News heard={heard} speech={speech} hidden={false} />
                </div>
              </>
            ) : (
              <Decision
                view={view}
                mayAct={mayAct}
                heard={heard}
                advice={props.advice}
                redo={props.redo}
                clock={clock}
                result={result}
                turn={turn}
                speech={speech}
              >
                <Story heard={heard} viewer={viewer} speech={speech}>
                  {model.moves.length > 0 && (
                    <Notation
                      language={speech.language}
                      label={speech.board.choose.typeMove}
                      example={concert.notation.writeStep(model.state, itemAt(model.moves, 0))}
                      submitLabel={speech.board.choose.play}
                      enter={turn.enter}
                    />
                  )}
                </Story>
              </Decision>
            )}
            <div className={where.hand}>
              {over ? (
                <Timeline view={view} heard={heard} outcome={outcomeOf(view, speech)} speech={speech} isBare />
              ) : (
                viewer !== 'public' && <Hand view={view} turn={turn} speech={speech} mayAct={mayAct} />
              )}
            </div>
          </main>
        </div>
      </MemoryContext>
    </HelpProvider>
  );
}
