import { seatNumber, type Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { linesOf, Log, LogIcon } from '@grove/game-kit/board/log';
import { More } from '@grove/game-kit/board/more';
import { pointing } from '@grove/game-kit/board/point';
import type { Seen } from '../../rules/events.ts';
import { spots } from '../../spots.ts';
import type { Speech } from '../model/speech.ts';
import { explained, goodOf, linesSinceOwn, storiesOfTurn } from '../model/story.ts';
import { Good } from './good.tsx';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import styles from './story.module.css';

export interface StoryProps {
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

interface EventIconProps {
  readonly event: Seen;
  readonly speech: Speech;
}

/** Who it was, by colour and letter, and what it was about. */
function EventIcon({ event, speech }: EventIconProps) {
  const good = goodOf(event);
  const hasSeat = 'seat' in event;
  return (
    <>
      {hasSeat && <SeatMark sign={speech.signOf(event.seat)} className={styles.mark} />}
      {good !== undefined && <Good name={good} />}
      {good === undefined && !hasSeat && <span className={styles.dot} aria-hidden="true" />}
    </>
  );
}

/** What happened, newest first; what is new since the viewer's last step is darker. */
export function Story({ heard, viewer, speech, className }: StoryProps) {
  return (
    <Log
      title={speech.table.log.title}
      empty={speech.table.log.nothingYet}
      lines={linesOf(heard, (event) => explained(event, speech))}
      fresh={linesSinceOwn(heard, viewer, speech)}
      iconOf={(event) => <EventIcon event={event} speech={speech} />}
      placesOf={spots.event}
      className={className}
    />
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

interface NewsProps extends Pick<StoryProps, 'heard' | 'viewer' | 'speech'> {
  readonly players: number;
}

/** The present turn of the others as one sentence for each, while they are asked. */
export function News({ heard, viewer, speech, players }: NewsProps) {
  return (
    <ol className={styles.latest} aria-live="polite" aria-label={speech.table.log.newest}>
      {storiesOfTurn(heard, viewer, speech).map(({ seat = players, name, text }) => (
        <li key={seat} {...pointing([{ spot: `seat ${seatNumber(seat)}` }])}>
          <SeatMark sign={speech.signOf(seat)} className={styles.mark} />
          <span>
            <b>{name}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
