import { itemAt } from '@grove/kernel';
import { CONCERT, DONE, GALA } from '../../rules/move.ts';
import type { Spot } from '@grove/game-kit/guide';
import type { View } from '../../rules/index.ts';
import { Choice } from '@grove/game-kit/board/question';
import type { Speech } from '../model/speech.ts';
import { worthNow } from '../model/table.ts';
import type { Turn } from '../model/use-turn.tsx';
import { HitChoice, type HitTurn } from './hit-choice.tsx';
import { Say } from '@grove/game-kit/board/say';
import styles from './turn-choices.module.css';

interface TurnChoicesProps {
  readonly view: View;
  readonly turn: EndTurn & HitTurn & AimedTurn;
  readonly speech: Speech;
}

/** C4.1 The hit disc, a concert, the end of the turn; or first the card that is about to be played. */
export function TurnChoices({ view, turn, speech }: TurnChoicesProps) {
  const { choose } = speech.board;
  const { stay } = itemAt(worthNow(turn.model), turn.seat);
  return (
    <div className={styles.rows}>
      <HitChoice view={view} turn={turn} speech={speech} />
      <div className={styles.row}>
        <EndChoice turn={turn} move={CONCERT} label={choose.concert(stay)} />
        <EndChoice turn={turn} move={GALA} label={choose.gala(stay * 2)} />
      </div>
      <div className={styles.row} data-aimed={turn.target !== undefined || undefined}>
        <Aimed turn={turn} speech={speech} />
        <EndChoice turn={turn} move={DONE} label={choose.endTurn} primary={turn.target === undefined} />
      </div>
    </div>
  );
}

interface PickChoiceProps {
  readonly turn: Pick<Turn, 'chosen' | 'askForCard' | 'lay' | 'nextSpot'>;
  readonly speech: Speech;
}

/** C3.1 In the opening: the card that is about to be put aside. */
export function PickChoice({ turn, speech }: PickChoiceProps) {
  const { board, card } = speech;
  const { chosen } = turn;
  return (
    <div className={styles.rows}>
      <Choice
        kind="primary"
        refused={chosen === undefined}
        act={() => (chosen === undefined ? turn.askForCard('question') : turn.lay(chosen, turn.nextSpot))}
      >
        {chosen === undefined ? board.ask.cardFirst : board.choose.putAside(card(chosen))}
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
    <Choice kind="primary" act={() => turn.lay(chosen, target)}>
      {speech.board.choose.playHere(speech.card(chosen))}
    </Choice>
  );
}

const ENDS: Readonly<Record<string, Spot>> = { [CONCERT]: 'concert', [GALA]: 'gala', [DONE]: 'done' };

type EndTurn = Pick<Turn, 'model' | 'hinted' | 'act' | 'refused'>;

interface EndChoiceProps {
  readonly turn: EndTurn;
  readonly move: number;
  readonly label: string;
  readonly primary?: boolean;
}

/** A way to end the turn. One that is not allowed says why. */
function EndChoice({ turn, move, label, primary = false }: EndChoiceProps) {
  const at = itemAt(ENDS, String(move));
  return (
    <div className={styles.choice}>
      <Choice
        spot={at}
        kind={primary ? 'primary' : 'quiet'}
        hinted={move === turn.hinted.move}
        refused={!turn.model.moves.includes(move)}
        act={() => turn.act(move, at)}
      >
        {label}
      </Choice>
      {turn.refused?.at === at && <Say {...turn.refused} />}
    </div>
  );
}
