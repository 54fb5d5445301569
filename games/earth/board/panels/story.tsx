import { seatNumber, type Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { LogIcon, walkLines } from '@grove/game-kit/board/log';
import { More } from '@grove/game-kit/board/more';
import { Panel } from '@grove/game-kit/board/panel';
import { pointing } from '@grove/game-kit/board/point';
import type { Seen } from '../../rules/events.ts';
import type { Speech } from '../model/speech.ts';
import { storiesOfTurn } from '../model/story.ts';
import { turnsOfLog } from '../model/turn-log.tsx';
import { Sentence } from './sentence.tsx';
import { TurnOfLog } from './turn-of-log.tsx';
import styles from './story.module.css';

export interface StoryProps {
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** What happened, turn by turn, the newest first. */
export function Story({ heard, viewer, speech, className }: StoryProps) {
  const { title, nothingYet } = speech.table.log;
  const turns = turnsOfLog(heard, viewer, speech);
  return (
    <Panel title={title} className={`${styles.panel} ${className ?? ''}`}>
      {turns.length === 0 && <p>{nothingYet}</p>}
      <ol className={styles.turns} tabIndex={0} aria-label={title} onKeyDown={walkLines}>
        {turns.map((turn) => (
          <TurnOfLog key={turn.key} turn={turn} speech={speech} />
        ))}
      </ol>
    </Panel>
  );
}

/** The same on a sheet, with what else has no room. */
export function StorySheet({ children, ...story }: StoryProps & { readonly children: ReactNode }) {
  const { log, choose } = story.speech.table;
  return (
    <More label={log.title} closeLabel={choose.close} icon={<LogIcon />} className={styles.opener}>
      <Story {...story} className={styles.log} />
      <div className={styles.more}>{children}</div>
    </More>
  );
}

/** The present turn of the others as one sentence for each, while they are asked. */
export function News({ heard, viewer, speech }: Pick<StoryProps, 'heard' | 'viewer' | 'speech'>) {
  return (
    <ol className={styles.latest} aria-live="polite" aria-label={speech.table.log.newest}>
      {storiesOfTurn(heard, viewer, speech).map(({ seat, name, text }) => (
        <li key={seat} {...pointing([{ spot: `seat ${seatNumber(seat)}` }])}>
          <Sentence sign={speech.signOf(seat)} name={name} text={text} />
        </li>
      ))}
    </ol>
  );
}
