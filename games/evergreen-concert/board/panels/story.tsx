import type { Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { Latest, linesOf, Log, LogIcon } from '@grove/game-kit/board/log';
import { eventsSinceOwn } from '@grove/game-kit/board/since-own';
import { More } from '@grove/game-kit/board/more';
import type { Seen } from '../../rules/index.ts';
import { spots } from '../../spots.ts';
import type { Speech } from '../model/speech.ts';
import { artistOf } from '../model/story.ts';
import { ArtistDot } from '../pieces/dot.tsx';
import styles from './story.module.css';

interface StoryProps {
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
}

/** What happened, on a sheet that a button opens, with the box for typed moves. */
export function Story({ heard, viewer, speech, children }: StoryProps & { readonly children: ReactNode }) {
  const { log, choose } = speech.board;
  return (
    <More label={log.title} closeLabel={choose.close} icon={<LogIcon />} className={styles.opener}>
      <Log
        title={log.title}
        empty={log.nothingYet}
        lines={linesOf(heard, (event) => speech.game.event(event, speech.nameOf))}
        fresh={eventsSinceOwn(heard, viewer).length}
        freshLabel={log.newest}
        iconOf={(event) => <ArtistDot colour={artistOf(event)} />}
        placesOf={spots.event}
        className={styles.log}
      />
      <div>{children}</div>
    </More>
  );
}

/** The last things that happened, while others are on turn. */
export function News({ heard, speech, hidden }: Omit<StoryProps, 'viewer'> & { readonly hidden: boolean }) {
  return (
    <Latest
      label={speech.board.log.newest}
      lines={linesOf(heard, (event) => speech.game.event(event, speech.nameOf))}
      iconOf={(event) => <ArtistDot colour={artistOf(event)} />}
      className={hidden ? 'visually-hidden' : styles.latest}
    />
  );
}
