import { upper } from '@grove/game-kit';
import { POWERS } from '../../material/facts.ts';
import { ACTIONS } from '../../rules/layout.ts';
import { CHOOSE_ACTION, DONE, USE_POWER } from '../../rules/move.ts';
import type { TurnView, View } from '../../rules/types.ts';
import { isComplete, isPartDone } from '../../words/question.ts';
import { SYMBOL_OF_POWER } from '../cards/biome-card.tsx';
import { powerOfCard } from '../cards/facts.ts';
import type { Speech } from '../model/speech.ts';
import { GRACE } from '../model/use-auto-finish.tsx';
import { Icon } from '@grove/game-kit/board/panel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import styles from '@grove/game-kit/board/choice.module.css';

interface TurnChoicesProps {
  readonly view: View;
  readonly turn: TurnView;
  readonly speech: Speech;
  readonly moves: readonly number[];
  /** Plays a step, or says why it is refused. */
  readonly act: (step: number) => void;
  /** Takes the action back that was chosen and not yet used, and chooses another. */
  readonly change: ((step: number) => void) | undefined;
  /** What somebody who plays well would do next. */
  readonly hinted: number | undefined;
  readonly finishesSoon: boolean;
  readonly finish: () => void;
}

/** The four actions, the power of the card, and the end of the turn. */
export function TurnChoices(props: TurnChoicesProps) {
  const { view, turn, speech, moves, act, change, hinted, finishesSoon, finish } = props;
  const { choose, choices } = { ...speech.board, choices: speech.board.choose.choices };
  const labels = [choose.plant, choose.grow, choose.each, choose.anywhere];
  const power = powerOfCard(view, turn.card);
  const powerStep = USE_POWER + POWERS.indexOf(power);
  const isOpen = (step: number) => moves.includes(step);
  return (
    <Choices label={choices}>
      {ACTIONS.map((action, i) => {
        const step = CHOOSE_ACTION + i;
        const isChosen = turn.action === action;
        const mayChange = change !== undefined && !isChosen;
        return (
          <Choice
            key={action}
            spot={`action ${action}`}
            pressed={isChosen}
            hinted={step === hinted}
            kind={isChosen && isUnderWay(turn, 'action') ? 'primary' : 'quiet'}
            refused={!isOpen(step) && !mayChange && !isChosen}
            act={() => (isChosen ? undefined : mayChange && !isOpen(step) ? change(step) : act(step))}
          >
            {labels[i]}
          </Choice>
        );
      })}
      <Choice
        spot="use power"
        pressed={turn.powerUsed}
        hinted={powerStep === hinted}
        kind={isUnderWay(turn, 'power') ? 'primary' : 'quiet'}
        refused={!isOpen(powerStep) && !turn.powerUsed}
        act={() => (turn.part === 'power' ? undefined : act(powerStep))}
      >
        <Icon href={SYMBOL_OF_POWER[power]} className={styles.icon} />
        {upper(speech.words.powers[power])}
      </Choice>
      <Choice
        spot="done"
        kind={isComplete(turn) || finishesSoon ? 'primary' : 'quiet'}
        fills={finishesSoon ? GRACE : undefined}
        hinted={DONE === hinted}
        refused={!isOpen(DONE)}
        act={finish}
      >
        {choose.finish}
      </Choice>
    </Choices>
  );
}

/** Whether this part of the turn asks for a step now. */
const isUnderWay = (turn: TurnView, part: TurnView['part']): boolean => turn.part === part && !isPartDone(turn);
