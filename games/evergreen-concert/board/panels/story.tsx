import type { Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '../../../board/contract.ts';
import { linesOf, Log } from '../../../board/parts/log.tsx';
import { More } from '../../../board/parts/more.tsx';
import type { Seen } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import { artistOf, sinceOwn } from '../model/story.ts';
import { ArtistDot } from '../pieces/dot.tsx';
import styles from './story.module.css';

interface StoryProps {
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
}

const LATEST = 3;

/** What happened, on a sheet that a button opens, with the box for typed moves. */
export function Story({ heard, viewer, speech, children }: StoryProps & { readonly children: ReactNode }) {
  const { log, choose } = speech.board;
  return (
    <More label={log.title} closeLabel={choose.close} icon={<Lines />} className={styles.opener}>
      <Log
        title={log.title}
        empty={log.nothingYet}
        lines={linesOf(heard, (event) => speech.game.event(event, speech.nameOf))}
        fresh={sinceOwn(heard, viewer)}
        iconOf={(event) => <ArtistDot colour={artistOf(event)} />}
        className={styles.log}
      />
      <div>{children}</div>
    </More>
  );
}

const Lines = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 6h14M5 12h14M5 18h9" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);

/** The last things that happened, while others are on turn. Read out as they happen. */
export function Latest({ heard, speech, hidden }: Omit<StoryProps, 'viewer'> & { readonly hidden: boolean }) {
  const lines = linesOf(heard, (event) => speech.game.event(event, speech.nameOf)).slice(0, LATEST);
  return (
    <ol className={hidden ? 'visually-hidden' : styles.latest} aria-live="polite" aria-label={speech.board.log.newest}>
      {lines.map(({ key, event, text }) => (
        <li key={key}>
          <ArtistDot colour={artistOf(event)} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
