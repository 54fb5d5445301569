import choice from '@grove/game-kit/board/choice.module.css';
import { itemAt } from '@grove/kernel';
import { goalForecast } from '../../rules/goal.ts';
import { cardWords } from '../../words/cards/index.ts';
import { CardSheet } from '../cards/card-sheet.tsx';
import type { Looked, Screen } from '../model/use-screen.tsx';

interface OpenedCardProps extends Pick<Screen, 'open' | 'goals' | 'speech' | 'turn' | 'seat'> {
  readonly opened: Looked;
}

/** A card of the table to be read; what a planted terrain counts can be shown from there. */
export function OpenedCard({ opened, open, goals, speech, turn, seat }: OpenedCardProps) {
  const { card } = opened;
  const isPlantedGoal =
    itemAt(turn.model.state.players, seat).cells.includes(card) &&
    goalForecast(turn.model.state, seat, card) !== undefined;
  return (
    <CardSheet {...opened} language={speech.language} close={() => open(undefined)}>
      {isPlantedGoal && (
        <button
          type="button"
          className={choice.button}
          onClick={() => {
            if (goals.pinned !== card) goals.pin(card);
            open(undefined);
          }}
        >
          {cardWords[speech.language].goal.show}
        </button>
      )}
    </CardSheet>
  );
}
