import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { cardName } from '../../words/index.ts';
import { isPartDone, questionFor } from '../../words/question.ts';
import { seasonGain, seasonName } from '../model/speech.ts';
import type { SeasonEnd } from '../model/use-season-end.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { Looking } from './looking.tsx';
import { AdviceButton, BackButton, Choice, Choices, Question, Side } from '@grove/game-kit/board/question';
import { QuestionSlot } from '@grove/game-kit/board/question-slot';
import { BackToResult } from '@grove/game-kit/board/use-result';
import { verdictOn } from '../final/planet-ending.tsx';
import { TurnChoices } from './turn-choices.tsx';

interface DecisionProps {
  readonly screen: Screen;
  /** What small screens open as a sheet. */
  readonly more: ReactNode;
}

/** What is asked now, with its choices: the end of a season, the end of the game, a card or a turn. */
export function Decision(props: DecisionProps) {
  const { ended, over, speech, goOn, result, owner, seat } = props.screen;
  if (owner !== undefined && (!over || ended)) return <Looking screen={props.screen} />;
  if (ended) return <SeasonEnds ended={ended} seat={seat} speech={speech} goOn={goOn} />;
  if (!over) return <Pending {...props} />;
  return <BackToResult language={speech.language} verdict={verdictOn(props.screen)} result={result} />;
}

function Pending({ screen, more }: DecisionProps) {
  const { view, board, speech, table, forecast, season, showsScores, toggleScores } = screen;
  const { choose } = speech.board;
  const question = questionFor(view, board.viewer === 'public' ? undefined : table.seat, speech);
  const isAsked = speech.isShared && board.mayAct;
  const mayMove = table.model.moves.length > 0;
  const card = table.chosenCard;
  return (
    <Question
      {...question}
      who={isAsked ? speech.board.turnOf(speech.nameOf(table.seat)) : undefined}
      note={noteOf(screen) ?? (question.note || newest(screen))}
      refusal={table.refused}
      advice={board.advice}
      summary={speech.board.lightAndForest(forecast.light[season] ?? 0, forecast.forest)}
    >
      {mayMove && view.phase === 'draft' && table.isConfirmed && (
        <Choices label={choose.choices}>
          <Choice
            kind="primary"
            refused={card === undefined}
            act={() => (card === undefined ? table.askForCard() : table.takeCard(card))}
          >
            {card === undefined ? choose.takeFirst : choose.take(cardName(speech.words, card))}
          </Choice>
        </Choices>
      )}
      {mayMove && table.turn && view.phase === 'actions' && (
        <TurnChoices
          view={view}
          turn={table.turn}
          speech={speech}
          moves={table.model.moves}
          act={(step) => table.act(step)}
          change={table.change}
          hinted={screen.hint.step}
          finishesSoon={table.finishesSoon}
          finish={table.finish}
        />
      )}
      <Side>
        {board.viewer !== 'public' && <BackButton label={choose.undo} act={table.takeBack} sayWhy={table.sayNoUndo} />}
        {mayMove && <AdviceButton advice={board.advice} />}
        {board.redo && <BackButton label={choose.redo} act={board.redo} forward />}
        {table.model.targets.size > 0 && (
          <Choice pressed={showsScores} act={toggleScores} spot="scores">
            {choose.whatItScores}
          </Choice>
        )}
        {more}
      </Side>
    </Question>
  );
}

/** What stands in the note's place for a reason of its own. */
function noteOf({ table, facts, speech }: Pick<Screen, 'table' | 'facts' | 'speech'>): string | undefined {
  const { board, words } = speech;
  if (table.chosenCard !== undefined) return board.ask.tapAgain;
  if (table.endsWithPower && facts) return board.ask.endsWithPower(words.powers[facts.power]);
  if (table.finishesSoon) return board.ask.endsSoon;
  return isBlocked(table) ? board.ask.noSpace : undefined;
}

/** Whether what is being done has steps left and no space to take them on. */
const isBlocked = ({ turn, model }: Pick<Screen['table'], 'turn' | 'model'>): boolean =>
  turn ? turn.part !== null && model.moves.length > 0 && model.targets.size === 0 && !isPartDone(turn) : false;

/** While there is nothing to say about the question: what happened last. */
const newest = ({ lines }: Pick<Screen, 'lines'>): string => lines.at(0)?.text ?? '';

interface SeasonEndsProps extends Pick<Screen, 'speech' | 'goOn' | 'seat'> {
  readonly ended: SeasonEnd;
}

function SeasonEnds({ ended, seat, speech, goOn }: SeasonEndsProps) {
  const { end, choose } = speech.board;
  return (
    // What the season has brought stands first: what the others did last is one tap away, and takes no line from it.
    <QuestionSlot value={undefined}>
      <Question
        title={end.season(seasonName(speech, ended.season))}
        note={seasonGain(speech, seat, itemAt(ended.gains, seat))}
        refusal={undefined}
        summary=""
      >
        <Choices label={choose.choices}>
          <Choice kind="primary" act={goOn}>
            {end.goOn}
          </Choice>
        </Choices>
      </Question>
    </QuestionSlot>
  );
}
