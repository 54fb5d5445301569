import type { BoardProps } from '../../../board/contract.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { titleFor } from '../../rules/solo.ts';
import type { PlanetTypes } from '../../rules/types.ts';
import { cardName } from '../../words/index.ts';
import { questionFor } from '../../words/question.ts';
import { seasonName, type Speech } from '../model/speech.ts';
import { totalOf } from '../model/totals.ts';
import type { SeasonEnd } from '../model/use-season-end.tsx';
import type { useTurn } from '../model/use-turn.tsx';
import { savePlanet } from '../picture/save.tsx';
import { PLANET_ID } from './stage.tsx';
import { BackButton, Choice, Choices, Question, Side } from '../../../board/parts/question.tsx';
import { TurnChoices } from './turn-choices.tsx';

interface DecisionProps {
  readonly board: BoardProps<PlanetTypes>;
  readonly speech: Speech;
  readonly table: ReturnType<typeof useTurn>;
  readonly ended: SeasonEnd | undefined;
  readonly goOn: () => void;
  readonly forecast: Forecast;
  readonly season: number;
  readonly showsScores: boolean;
  readonly toggleScores: () => void;
}

/** What is asked now, with its choices: the end of a season, the end of the game, a card or a turn. */
export function Decision(props: DecisionProps) {
  if (props.ended) return <SeasonEnds {...props} ended={props.ended} />;
  return props.board.view.phase === 'over' ? <GameOver {...props} /> : <Pending {...props} />;
}

function Pending({ board, speech, table, forecast, season, showsScores, toggleScores }: DecisionProps) {
  const { view } = board;
  const { choose } = speech.board;
  const question = questionFor(view, table.seat, speech);
  const mayMove = table.model.moves.length > 0;
  const card = table.chosenCard;
  return (
    <Question
      {...question}
      refusal={table.refused?.text}
      summary={speech.board.lightAndForest(forecast.light[season] ?? 0, forecast.forest)}
    >
      {mayMove && view.phase === 'draft' && (
        <Choices label={choose.choices}>
          <Choice kind="primary" refused={card === undefined} act={() => card !== undefined && table.takeCard(card)}>
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
        />
      )}
      <Side>
        <BackButton label={choose.undo} act={table.takeBack} />
        {board.redo && <BackButton label={choose.redo} act={board.redo} forward />}
        {table.model.stepAt.size > 0 && (
          <Choice pressed={showsScores} act={toggleScores}>
            {choose.whatItScores}
          </Choice>
        )}
      </Side>
    </Question>
  );
}

function SeasonEnds({ ended, speech, goOn }: DecisionProps & { readonly ended: SeasonEnd }) {
  const { end, choose } = speech.board;
  return (
    <Question
      title={end.season(seasonName(speech, ended.season))}
      note={end.seasonGives(ended.light, ended.forest)}
      refusal={undefined}
      summary=""
    >
      <Choices label={choose.choices}>
        <Choice kind="primary" act={goOn}>
          {end.goOn}
        </Choice>
      </Choices>
    </Question>
  );
}

function GameOver({ board, speech, table }: DecisionProps) {
  const { end, choose } = speech.board;
  const totals = board.view.planets.map(({ parts }) => totalOf(parts));
  const fileName = `planet-${totals[table.seat]}`;
  return (
    <Question title={verdict(totals, table.seat, speech)} note={end.title} refusal={undefined} summary="">
      <Choices label={choose.choices}>
        <Choice act={() => void savePlanet(PLANET_ID, fileName, 'svg')}>{end.saveSvg}</Choice>
        <Choice act={() => void savePlanet(PLANET_ID, fileName, 'png')}>{end.savePng}</Choice>
        {board.after}
      </Choices>
    </Question>
  );
}

/** A solo game ends with a title (P9.3), others with a winner. */
function verdict(totals: readonly number[], seat: number, speech: Speech): string {
  const { end } = speech.board;
  if (totals.length === 1) return end.soloTitle(totals[0], speech.words.titles[titleFor(totals[0])]);
  const winner = totals.indexOf(Math.max(...totals));
  return winner === seat ? end.youWin : end.wins(speech.nameOf(winner));
}
