import { itemAt } from '@grove/kernel';
import { RuleLink } from '@grove/game-kit/board/help';
import { SIZE } from '../../material/facts.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { seasonName, type Speech } from '../model/speech.ts';
import { columnOf, SPACE_POINTS, rowOf } from '../planet/geometry.ts';
import { signed } from './suns.tsx';
import styles from './bubble.module.css';

const VIEW = 900;

interface BubbleProps {
  readonly space: number;
  readonly text: string;
  /** Of a refusal. */
  readonly rule?: string | undefined;
  readonly isRefusal?: boolean;
}

/** A few words beside a space; towards the rim it leans inwards, in the upper rows it hangs below. */
export function Bubble({ space, text, rule, isRefusal = false }: BubbleProps) {
  const { x, y } = itemAt(SPACE_POINTS, space);
  const leans = columnOf(space) < 2 ? 'right' : columnOf(space) >= SIZE - 2 ? 'left' : 'middle';
  const isHigh = rowOf(space) < 2;
  const style = {
    left: `${((x + VIEW / 2) / VIEW) * 100}%`,
    top: `${((y + (isHigh ? 50 : -56) + VIEW / 2) / VIEW) * 100}%`,
  };
  return (
    <div
      className={`${styles.bubble} ${isRefusal ? styles.refusal : ''}`}
      data-leans={leans}
      data-below={isHigh || undefined}
      style={style}
    >
      <span aria-hidden="true">{text} </span>
      <RuleLink rule={rule} />
    </div>
  );
}

/** What a step would change, in words: this sun, those to come, forest, fertility. */
export function gainText(gain: Forecast, speech: Speech): string {
  const { gain: words } = speech.board;
  const parts = [
    ...gain.light.flatMap((points, season) =>
      points === null || points === 0 ? [] : [words.sun(seasonName(speech, season), signed(points))],
    ),
    ...(gain.forest === 0 ? [] : [words.forest(signed(gain.forest))]),
    ...(gain.fertility === 0 ? [] : [words.fertility(signed(gain.fertility))]),
  ];
  return parts.length === 0 ? words.none : parts.join(', ');
}
