import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { SeatSign } from '../../signs.ts';
import type { Heard, Place } from '../contract.ts';
import { Panel } from './panel.tsx';
import { pointing } from './point.ts';
import { SeatMark } from './seat-mark.tsx';
import styles from './log.module.css';

/** More than anybody scrolls back for. */
const SHOWN = 80;

export interface LogLine<Seen> {
  readonly key: string;
  readonly event: Seen;
  readonly text: string;
}

/** What was heard of a step, in words. Events that only move pieces have none. */
export const linesOfStep = <Seen,>(
  { id, seen }: Heard<Seen>,
  say: (event: Seen) => string | undefined,
): LogLine<Seen>[] =>
  seen.map((event, i) => ({ key: `${id}.${i}`, event, text: say(event) ?? '' })).filter(({ text }) => text !== '');

/** The lines of the last steps, newest first. */
export const recentLines = <Seen,>(
  heard: readonly Heard<Seen>[],
  linesOf: (step: Heard<Seen>) => readonly LogLine<Seen>[],
): LogLine<Seen>[] => heard.slice(-SHOWN).flatMap(linesOf).toReversed();

/** What was heard, in words, newest first. */
export const linesOf = <Seen,>(
  heard: readonly Heard<Seen>[],
  say: (event: Seen) => string | undefined,
): LogLine<Seen>[] => recentLines(heard, (step) => linesOfStep(step, say));

interface LogProps<Seen> {
  readonly title: string;
  /** Stands there until something has happened. */
  readonly empty: string;
  readonly lines: readonly LogLine<Seen>[];
  readonly iconOf: (event: Seen) => ReactNode;
  /** The mark of whoever an event is about, undefined for what nobody did; without it no line is marked. */
  readonly signOf?: ((event: Seen) => SeatSign | undefined) | undefined;
  /** What an event is about; the board lights it while the line is touched. */
  readonly placesOf?: ((event: Seen) => readonly Place[]) | undefined;
  /** How many lines are new to the reader. */
  readonly fresh?: number;
  /** Stands above the new ones, if there are others too. */
  readonly freshLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** What happened, newest first, read out as it happens. */
export function Log<Seen>(props: LogProps<Seen>) {
  const { title, empty, lines, iconOf, signOf, placesOf, fresh = 0, freshLabel, className } = props;
  return (
    <Panel title={title} className={`${styles.panel} ${className ?? ''}`}>
      {lines.length === 0 && <p>{empty}</p>}
      {freshLabel !== undefined && fresh > 0 && fresh < lines.length && <p className={styles.fresh}>{freshLabel}</p>}
      <ol className={styles.lines} aria-live="polite" tabIndex={0} aria-label={title} onKeyDown={walkLines}>
        <LogLines lines={lines} iconOf={iconOf} signOf={signOf} placesOf={placesOf} fresh={fresh} />
      </ol>
    </Panel>
  );
}

/** Items of a list; to touch one lights what it is about. */
export const LogLines = <Seen,>({
  lines,
  iconOf,
  signOf,
  placesOf = nowhere,
  fresh = 0,
}: Pick<LogProps<Seen>, 'lines' | 'iconOf' | 'signOf' | 'placesOf' | 'fresh'>) =>
  lines.map((line, i) => (
    <Line
      key={line.key}
      line={line}
      isFresh={i < fresh}
      iconOf={iconOf as LineProps['iconOf']}
      signOf={signOf as LineProps['signOf']}
      placesOf={placesOf as LineProps['placesOf']}
    />
  ));

const nowhere = (): readonly Place[] => [];

/** For the list around lines: the arrows lead from line to line. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const now = lines.findIndex((line) => line === document.activeElement);
  lines[Math.max(0, now + step)]?.focus();
  event.preventDefault();
}

interface LineProps {
  readonly line: LogLine<unknown>;
  readonly isFresh: boolean;
  readonly iconOf: (event: unknown) => ReactNode;
  readonly signOf: ((event: unknown) => SeatSign | undefined) | undefined;
  readonly placesOf: (event: unknown) => readonly Place[];
}

const Line = memo(function Line({ line, isFresh, iconOf, signOf, placesOf }: LineProps) {
  return (
    <li data-line data-fresh={isFresh || undefined} tabIndex={-1} {...pointing(placesOf(line.event))}>
      {signOf && <LineMark sign={signOf(line.event)} />}
      {iconOf(line.event)}
      <span>{line.text}</span>
    </li>
  );
});

/** Lines that are about nobody keep the place free, so that all texts begin below each other. */
const LineMark = ({ sign }: { readonly sign: SeatSign | undefined }) =>
  sign === undefined ? <span className={styles.nobody} /> : <SeatMark sign={sign} className={styles.mark} />;

const LATEST = 3;

interface LatestProps<Seen> extends Pick<LogProps<Seen>, 'lines' | 'iconOf' | 'signOf' | 'className'> {
  readonly label: string;
}

/** The last things that happened, for those who wait; read out as they happen. */
export function Latest<Seen>({ label, lines, iconOf, signOf, className }: LatestProps<Seen>) {
  return (
    <ol className={className} aria-live="polite" aria-label={label}>
      {lines.slice(0, LATEST).map(({ key, event, text }) => (
        <li key={key}>
          {signOf && <LineMark sign={signOf(event)} />}
          {iconOf(event)}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** A clock's face, for the button that opens the log: what was before. */
export const LogIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2.5" />
    </g>
  </svg>
);
