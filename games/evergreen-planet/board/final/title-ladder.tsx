import { itemAt } from '@grove/kernel';
import type { CSSProperties } from 'react';
import { nextTitle, titleFor, TITLES } from '../../rules/solo.ts';
import type { Speech } from '../model/speech.ts';
import styles from './final.module.css';

interface TitleLadderProps {
  readonly total: number;
  readonly speech: Speech;
}

/** P9.3 All titles as steps of one way, and how far it has been walked. */
export function TitleLadder({ total, speech: { words } }: TitleLadderProps) {
  const next = nextTitle(total);
  return (
    <div className={styles.ladder} style={{ '--way': wayTo(total) } as CSSProperties}>
      <span className={styles.way} aria-hidden="true">
        {TITLES.map(({ from }) => (
          <i key={from} data-reached={total >= from || undefined} />
        ))}
      </span>
      <b>{words.titles[titleFor(total)]}</b>
      {next && <span>{`${words.titles[next.title]} ${next.from}`}</span>}
    </div>
  );
}

/** Titles stand at even distances; between two of them the points count. */
function wayTo(total: number): number {
  const reached = TITLES.findLastIndex(({ from }) => total >= from);
  const next = TITLES[reached + 1];
  const { from } = itemAt(TITLES, reached);
  const part = next === undefined ? 0 : (total - from) / (next.from - from);
  return (reached + part) / (TITLES.length - 1);
}
