import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { ACTION_COLORS, type ActionColor } from '../../material/vocabulary.ts';
import { GREEN_CARDS, MAJOR, MINOR, PLANTINGS } from '../../rules/benefits.ts';
import { moveOf } from '../../rules/move.ts';
import { goods, type Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import { ColorSign } from './color-sign.tsx';
import grounds from './color-ground.module.css';
import styles from './color-tabs.module.css';

const GOOD_OF = { soil: 'soil', sprout: 'sprout', draw: 'card' } as const;

/** The first part of a benefit in two words: `6 sprouts`. */
function benefitOf(color: ActionColor, isActive: boolean, speech: Speech): string {
  if (color === 'green') {
    const plantings = isActive ? PLANTINGS.active : PLANTINGS.other;
    return speech.table.plantDraw(plantings, isActive ? GREEN_CARDS.look : GREEN_CARDS.draw);
  }
  const [{ what, n }] = (isActive ? MAJOR : MINOR)[color];
  return goods(speech, GOOD_OF[what as keyof typeof GOOD_OF], n);
}

interface ColorTabsProps {
  readonly turn: Turn;
  readonly speech: Speech;
}

/** The four colours: to choose from, or which was chosen. */
export function ColorTabs({ turn, speech }: ColorTabsProps) {
  const { model, tint, settings } = turn;
  const { view, task, seat } = model;
  const spot = useSpot();
  const isChoosing = task?.kind === 'color';
  const isActive = isChoosing || view.active === seat;
  const choose = (color: number) => {
    const move = moveOf('choose', color);
    const isSure = !settings.confirm || tint === color;
    if (isChoosing && model.moves.includes(move) && !isSure) turn.change({ tint: color });
    else turn.act(move, `color-${color}`);
  };
  const tap = useTap(choose);
  const shown = isChoosing ? tint : view.color;
  return (
    <div className={styles.tabs} role="group" aria-label={speech.table.colors} {...spot('colors')}>
      {ACTION_COLORS.map((color, code) => (
        <button
          key={color}
          type="button"
          className={styles.tab}
          {...spot(`color ${color}`)}
          data-color={color}
          aria-pressed={shown === code}
          aria-disabled={isChoosing ? !model.moves.includes(moveOf('choose', code)) : shown !== code}
          onClick={({ currentTarget }) => tap(currentTarget, code)}
        >
          <span className={`${styles.head} ${grounds.ground}`} data-color={color}>
            <ColorSign color={color} />
          </span>
          <span className={styles.name}>{speech.table.actions[color]}</span>
          <span className={styles.gain}>{benefitOf(color, isActive, speech)}</span>
        </button>
      ))}
    </div>
  );
}
