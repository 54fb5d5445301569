import { itemAt } from '@grove/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useShared } from '@grove/game-kit/board/steady';
import { HelpProvider } from '@grove/game-kit/board/help';
import { joined } from '@grove/game-kit/board/sheets';
import { useListSlot } from '@grove/game-kit/board/list-slot';
import { Notation } from '@grove/game-kit/board/notation';
import { exampleOf } from '@grove/game-kit/board/typed-steps';
import { useResult } from '@grove/game-kit/board/use-result';
import { useSounds } from '@grove/game-kit/board/use-sounds';
import { useLines } from '@grove/game-kit/board/use-lines';
import { concert, type Seen } from '../rules/index.ts';
import type { ConcertTypes } from '../rules/types.ts';
import { type Latest, latestOf, NOTHING_NEW } from './model/latest.ts';
import { speechFor } from './model/speech.ts';
import { useTurn } from './model/use-turn.tsx';
import { useTurnKeys } from './model/use-turn-keys.tsx';
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
  const { view, viewer, mayAct, language, nameOf, isShared, heard, settings, clock } = props;
  const names = useShared(view.handSizes.map((_, seat) => nameOf(seat)));
  const speech = useMemo(
    () => speechFor(language, (seat) => itemAt(names, seat), isShared),
    [language, names, isShared],
  );
  const reader = viewer === 'public' || isShared ? undefined : viewer;
  const say = useCallback((event: Seen) => speech.game.event(event, speech.nameOf, reader), [speech, reader]);
  const lines = useLines(heard, say);
  const turn = useTurn(props, speech);
  useTurnKeys(view, turn, speech, mayAct);
  useSounds(props, soundOf);
  const [{ places, turns }] = useState(() => ({ places: new Map(), turns: new Map() }));
  const { motion } = settings;
  const memory = useMemo(() => ({ places, turns, motion }), [places, turns, motion]);
  const listSlot = useListSlot();
  const latest = useShared(latestShown(props));
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
          data-stage={view.stage}
          data-over={over || undefined}
          data-clock={(clock !== undefined && !over) || undefined}
          data-replay={props.controls !== undefined || undefined}
        >
          <Symbols />
          <div className={corners.header}>{props.header}</div>
          <main className={styles.main}>
            <h1 className="visually-hidden">{speech.title}</h1>
            <Felt view={view} latest={latest} turn={turn} speech={speech} className={styles.felt} />
            {clock !== undefined && !over && (
              <div className={where.glass} role="img" aria-label={speech.board.secondsLeft(Math.ceil(clock.left))}>
                <Glass level={clock.left / clock.period} runs={clock.runs} />
              </div>
            )}
            {props.controls ? (
              <>
                <div className={replay.controls}>{props.controls}</div>
                <div className={replay.latest}>
                  <News view={view} lines={lines} speech={speech} hidden={false} />
                </div>
                {listSlot && <div ref={listSlot} className={replay.list} data-list />}
              </>
            ) : (
              <Decision
                view={view}
                mayAct={mayAct}
                lines={lines}
                advice={props.advice}
                redo={props.redo}
                clock={clock}
                result={result}
                turn={turn}
                speech={speech}
              >
                <Story view={view} heard={heard} viewer={viewer} speech={speech} lines={lines}>
                  {!over && (
                    <Notation
                      language={speech.language}
                      label={speech.board.choose.typeMove}
                      example={exampleOf(concert, turn.model)}
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

/** What the newest step did: all of it while others are watched or in a replay, of one's own steps only a concert. */
function latestShown({ view, viewer, heard, showing, controls }: BoardProps<ConcertTypes>): Latest {
  if (view.stage !== 'turns') return NOTHING_NEW;
  if (showing !== undefined || controls !== undefined) return latestOf(heard, view);
  if (heard.at(-1)?.seat !== viewer) return NOTHING_NEW;
  return { ...NOTHING_NEW, concert: latestOf(heard, view).concert };
}
