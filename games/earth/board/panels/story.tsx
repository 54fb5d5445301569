import type { Viewer } from '@grove/kernel';
import type { ReactNode } from 'react';
import type { Heard } from '@grove/game-kit/board';
import { linesOf, Log } from '@grove/game-kit/board/log';
import { More } from '@grove/game-kit/board/more';
import type { Seen } from '../../rules/events.ts';
import type { Speech } from '../model/speech.ts';
import { explained, goodOf, linesSinceOwn } from '../model/story.ts';
import { Good } from './good.tsx';
import styles from './story.module.css';

export interface StoryProps {
  readonly heard: readonly Heard<Seen>[];
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly className?: string | undefined;
}

const EventIcon = ({ event }: { readonly event: Seen }) => {
  const good = goodOf(event);
  return good === undefined ? <span className={styles.dot} aria-hidden="true" /> : <Good name={good} />;
};

/** What happened, newest first; what is new since the viewer's last step is darker. */
export function Story({ heard, viewer, speech, className }: StoryProps) {
  return (
    <Log
      title={speech.table.log.title}
      empty={speech.table.log.nothingYet}
      lines={linesOf(heard, (event) => explained(event, speech))}
      fresh={linesSinceOwn(heard, viewer, speech)}
      iconOf={(event) => <EventIcon event={event} />}
      className={className}
    />
  );
}

/** The same on a sheet, with what else has no room. */
export function StorySheet({ children, ...story }: StoryProps & { readonly children: ReactNode }) {
  const { log, choose } = story.speech.table;
  return (
    <More label={log.title} closeLabel={choose.close} icon={<Before />} className={styles.opener}>
      <Story {...story} className={styles.log} />
      <div className={styles.more}>{children}</div>
    </More>
  );
}

/** A clock's face: what was before. */
const Before = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.400" strokeLinecap="round">
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5l3.500 2.500" />
    </g>
  </svg>
);

const LATEST = 3;

/** The last things that happened, while others are asked; read out as they happen. */
export function Latest({ heard, speech }: Omit<StoryProps, 'viewer'>) {
  const lines = linesOf(heard, (event) => explained(event, speech)).slice(0, LATEST);
  return (
    <ol className={styles.latest} aria-live="polite" aria-label={speech.table.log.newest}>
      {lines.map(({ key, event, text }) => (
        <li key={key}>
          <EventIcon event={event} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
