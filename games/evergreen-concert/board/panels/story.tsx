import type { Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { linesOf, Log } from '@grove/game-kit/board/log';
import { eventsSinceOwn } from '@grove/game-kit/board/since-own';
import { More } from '@grove/game-kit/board/more';
import type { Seen } from '../../rules/index.ts';
import type { Speech } from '../model/speech.ts';
import { artistOf } from '../model/story.ts';
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
    <More label={log.title} closeLabel={choose.close} icon={<Before />} className={styles.opener}>
      <Log
        title={log.title}
        empty={log.nothingYet}
        lines={linesOf(heard, (event) => speech.game.event(event, speech.nameOf))}
        fresh={eventsSinceOwn(heard, viewer).length}
        freshLabel={log.newest}
        iconOf={(event) => <ArtistDot colour={artistOf(event)} />}
        className={styles.log}
      />
      <div>{children}</div>
    </More>
  );
}

/** A clock's face: what was before. */
const Before = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2.5" />
    </g>
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
