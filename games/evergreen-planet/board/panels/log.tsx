import type { Event } from '../../rules/types.ts';
import type { Speech } from '../model/speech.ts';
import { Icon, Panel } from './panel.tsx';
import styles from './log.module.css';

interface LogProps {
  readonly heard: readonly { readonly id: number; readonly seen: readonly Event[] }[];
  readonly speech: Speech;
  readonly className?: string | undefined;
}

/** More than anybody scrolls back for. */
const SHOWN = 80;

/** What happened, newest first, read out as it happens. */
export function Log({ heard, speech, className }: LogProps) {
  const lines = heard
    .slice(-SHOWN)
    .flatMap(({ id, seen }) =>
      seen.map((event, i) => ({ key: `${id}.${i}`, event, text: speech.game.event(event, speech.nameOf) })),
    )
    .filter(({ text }) => text !== undefined)
    .toReversed();
  return (
    <Panel title={speech.board.justNow} className={`${styles.panel} ${className}`}>
      {lines.length === 0 && <p>{speech.board.nothingYet}</p>}
      <ol className={styles.lines} aria-live="polite" tabIndex={0} aria-label={speech.board.justNow}>
        {lines.map(({ key, event, text }) => (
          <li key={key}>
            <Icon href={ICONS[event.kind] ?? '#p-acorn'} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const ICONS: Readonly<Partial<Record<Event['kind'], string>>> = {
  planted: '#p-sprout',
  grown: '#p-small',
  bush: '#p-bush',
  lake: '#p-lake',
  buds: '#p-bud',
  light: '#p-sun',
  sun: '#p-sun',
  forest: '#p-big',
  fertility: '#i-fert',
  'left-over': '#i-fert',
};
