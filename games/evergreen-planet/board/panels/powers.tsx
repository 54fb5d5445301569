import { upper } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { POWERS, type Power } from '../../material/facts.ts';
import type { View } from '../../rules/types.ts';
import { SYMBOL_OF_POWER } from '../cards/biome-card.tsx';
import { trackOf } from '../cards/facts.ts';
import type { Speech } from '../model/speech.ts';
import type { Refused } from '@grove/game-kit/board/use-actions';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { Icon, Panel } from '@grove/game-kit/board/panel';
import { Say } from '@grove/game-kit/board/say';
import styles from './powers.module.css';

interface PowersProps {
  readonly view: View;
  readonly seat: number;
  readonly speech: Speech;
  /** The power of the card in hand, while it is still to use. */
  readonly ready: Power | undefined;
  /** Uses a power, or says why not; undefined for those who only watch. */
  readonly choose: ((power: Power) => void) | undefined;
  readonly refused: Refused | undefined;
  /** Whose powers these are, where they are not the viewer's. */
  readonly owner?: string | undefined;
  readonly className?: string | undefined;
}

/** Six tracks: steps passed are tinted, the present one filled, the next ringed while the card in hand would use it. */
export function Powers({ view, seat, speech, ready, choose, refused, owner, className }: PowersProps) {
  return (
    <Panel title={speech.words.labels.powers} note={owner} flat className={className} spot="powers">
      <ul className={styles.powers}>
        {POWERS.map((power) => (
          <Track
            key={power}
            power={power}
            track={trackOf(view, power)}
            step={itemAt(view.planets, seat).markers[power]}
            isReady={power === ready}
            speech={speech}
            use={choose}
            refused={refused?.at === `power ${power}` ? refused : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Of six side by side, those at the edges lean inwards. */
function leanOf(power: Power): 'left' | 'right' | undefined {
  const place = POWERS.indexOf(power);
  if (place < 2) return 'right';
  return place < POWERS.length - 2 ? undefined : 'left';
}

interface TrackProps {
  readonly power: Power;
  readonly track: readonly number[];
  readonly step: number;
  readonly isReady: boolean;
  readonly speech: Speech;
  readonly use: ((power: Power) => void) | undefined;
  readonly refused: Refused | undefined;
}

const Track = memo(function Track({ power, track, step, isReady, speech: { words, board }, use, refused }: TrackProps) {
  const spot = useSpot();
  const tap = useTap(() => use?.(power));
  const name = words.powers[power];
  const stateOf = (i: number) =>
    i < step ? 'passed' : i === step ? 'now' : i === step + 1 && isReady ? 'next' : 'later';
  return (
    <li className={styles.place} {...spot(`power ${power}`)}>
      <button
        type="button"
        className={styles.power}
        data-ready={isReady || undefined}
        aria-disabled={!isReady}
        disabled={use === undefined}
        onClick={({ currentTarget }) => tap(currentTarget)}
      >
        <span className="visually-hidden">{board.track(name, itemAt(track, step), track[step + 1] ?? null)}</span>
        <Icon href={SYMBOL_OF_POWER[power]} className={styles.icon} />
        <span className={styles.name} aria-hidden="true">
          {upper(name)}
        </span>
        <span className={styles.strength} aria-hidden="true">
          {track[step]}
        </span>
        <span className={styles.steps} aria-hidden="true">
          {track.map((strength, i) => (
            <span key={strength} className={styles.step} data-state={stateOf(i)}>
              {strength}
            </span>
          ))}
        </span>
      </button>
      {refused && <Say {...refused} leans={leanOf(power)} />}
    </li>
  );
});
