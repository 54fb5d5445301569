import { type ReactNode, useRef } from 'react';
import type { Heard } from '../../../board/contract.ts';
import { linesOf, Log, type LogLine } from '../../../board/parts/log.tsx';
import type { Seen, View } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import { ArtistDot } from '../pieces/dot.tsx';
import { colourOfEvent } from '../model/story.ts';
import styles from './story.module.css';

interface StoryProps {
  readonly view: View;
  readonly heard: readonly Heard<Seen>[];
  readonly speech: Speech;
  /** The box for typed moves. */
  readonly children: ReactNode;
}

/** What happened, on a sheet that a button opens; new lines are read out all the same. */
export function Story({ heard, speech, children }: StoryProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { log, choose } = speech.board;
  const lines: LogLine<Seen>[] = linesOf(heard, (event) => speech.game.event(event, speech.nameOf));
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h14M5 12h14M5 18h9" />
        </svg>
        <span>{log.title}</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {lines[0]?.text}
      </p>
      <dialog ref={sheet} className={styles.sheet} aria-label={log.title}>
        <Log
          title={log.title}
          empty={log.nothingYet}
          lines={lines}
          iconOf={(event) => <ArtistDot colour={colourOfEvent(event)} />}
          className={styles.log}
        />
        {children}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {choose.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
