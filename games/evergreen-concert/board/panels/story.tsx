import type { Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { Latest, Log, LogIcon, type LogLine } from '@grove/game-kit/board/log';
import { eventsSinceOwn } from '@grove/game-kit/board/since-own';
import { More } from '@grove/game-kit/board/more';
import type { Seen, View } from '../../rules/index.ts';
import { spots } from '../../spots.ts';
import type { Speech } from '../model/speech.ts';
import { artistOf } from '../model/story.ts';
import { useSignOf } from '../model/use-signs.tsx';
import { ArtistDot } from '../pieces/dot.tsx';
import styles from './story.module.css';

interface StoryProps {
  readonly view: View;
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly lines: readonly LogLine<Seen>[];
}

const iconOf = (event: Seen) => <ArtistDot colour={artistOf(event)} />;

/** What happened, on a sheet that a button opens, with the box for typed moves. */
export function Story({ view, heard, viewer, speech, lines, children }: StoryProps & { readonly children: ReactNode }) {
  const { log, choose } = speech.board;
  const signOf = useSignOf(view, speech);
  return (
    <More label={log.title} closeLabel={choose.close} icon={<LogIcon />} className={styles.opener}>
      <Log
        title={log.title}
        empty={log.nothingYet}
        lines={lines}
        fresh={eventsSinceOwn(heard, viewer).length}
        freshLabel={log.newest}
        iconOf={iconOf}
        signOf={signOf}
        placesOf={spots.event}
        className={styles.log}
      />
      <div>{children}</div>
    </More>
  );
}

interface NewsProps extends Pick<StoryProps, 'view' | 'lines' | 'speech'> {
  readonly hidden: boolean;
}

/** The last things that happened, while others are on turn. */
export function News({ view, lines, speech, hidden }: NewsProps) {
  const signOf = useSignOf(view, speech);
  return (
    <Latest
      label={speech.board.log.newest}
      lines={lines}
      iconOf={iconOf}
      signOf={signOf}
      className={hidden ? 'visually-hidden' : styles.latest}
    />
  );
}
