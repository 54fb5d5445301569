import { itemAt } from '@grove/kernel';
import { CONCERT, DONE, GALA } from '../../rules/move.ts';
import type { Spot } from '@grove/game-kit/guide';
import type { View } from '../../rules/index.ts';
import { Choice } from '@grove/game-kit/board/question';
import type { Speech } from '../model/speech.ts';
import type { Turn } from '../model/use-turn.tsx';
import { HitChoice, type HitTurn } from './hit-choice.tsx';
import { Say } from '@grove/game-kit/board/say';
import styles from './turn-choices.module.css';

interface TurnChoicesProps {
  readonly view: View;
  readonly turn: EndTurn & HitTurn & AimedTurn;
  readonly speech: Speech;
}

/** C4.1 The hit disc, a concert, the end of the turn. With a card aimed at a pile they play it first; playing it alone is one more choice. */
export function TurnChoices({ view, turn, speech }: TurnChoicesProps) {
  const { choose } = speech.board;
  const { stay } = turn.worth;
  const isAimed = turn.target !== undefined;
  return (
    <div className={styles.rows} data-aimed={isAimed || undefined}>
      <HitChoice view={view} turn={turn} speech={speech} />
      <Aimed turn={turn} speech={speech} />
      <EndChoice turn={turn} move={CONCERT} label={choose.concert(stay)} className={styles.concert} />
      <EndChoice turn={turn} move={GALA} label={choose.gala(stay * 2)} className={styles.gala} />
      <EndChoice turn={turn} move={DONE} label={choose.endTurn} className={styles.done} primary={!isAimed} />
    </div>
  );
}

interface PickChoiceProps {
  readonly turn: Pick<Turn, 'chosen' | 'lay' | 'nextSpot'>;
  readonly speech: Speech;
}

/** C3.1 In the opening: the last card that is put aside, after which all are revealed. */
export function PickChoice({ turn: { chosen, lay, nextSpot }, speech }: PickChoiceProps) {
  if (chosen === undefined) return null;
  return (
    <div className={styles.pick}>
      <Choice kind="primary" act={() => lay(chosen, nextSpot)}>
        {speech.board.choose.putAside(speech.card(chosen))}
      </Choice>
    </div>
  );
}

type AimedTurn = Pick<Turn, 'chosen' | 'target' | 'lay'>;

/** C4.2 The card that is chosen, once it is clear on which pile it goes. */
function Aimed({ turn, speech }: { readonly turn: AimedTurn; readonly speech: Speech }) {
  const { chosen, target } = turn;
  if (chosen === undefined || target === undefined) return null;
  return (
    <div className={`${styles.choice} ${styles.play}`}>
      <Choice kind="primary" act={() => turn.lay(chosen, target)}>
        {speech.board.choose.playHere(speech.card(chosen))}
      </Choice>
    </div>
  );
}

const ENDS: Readonly<Record<string, Spot>> = { [CONCERT]: 'concert', [GALA]: 'gala', [DONE]: 'done' };

type EndTurn = Pick<Turn, 'ahead' | 'hinted' | 'actAhead' | 'refused'>;

interface EndChoiceProps {
  readonly turn: EndTurn;
  readonly move: number;
  readonly label: string;
  readonly className: string | undefined;
  readonly primary?: boolean;
}

/** A way to end the turn. One that is not allowed says why. */
function EndChoice({ turn, move, label, className, primary = false }: EndChoiceProps) {
  const at = itemAt(ENDS, String(move));
  return (
    <div className={`${styles.choice} ${className ?? ''}`}>
      <Choice
        spot={at}
        kind={primary ? 'primary' : 'quiet'}
        hinted={move === turn.hinted.move}
        refused={!turn.ahead.moves.includes(move)}
        act={() => turn.actAhead(move, at)}
      >
        {label}
      </Choice>
      {turn.refused?.at === at && <Say {...turn.refused} />}
    </div>
  );
}
