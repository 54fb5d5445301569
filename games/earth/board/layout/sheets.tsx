import { More } from '@grove/game-kit/board/more';
import { Notation } from '@grove/game-kit/board/notation';
import { exampleOf } from '@grove/game-kit/board/typed-steps';
import { earth } from '../../rules/index.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { Icon } from '../cards/icon.tsx';
import { GaiaBoard } from '../gaia/gaia-board.tsx';
import { Tableaus } from '../island/tableaus.tsx';
import { Reading } from '../island/reading.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { Exchanges } from '../panels/stock.tsx';
import { StorySheet } from '../panels/story.tsx';
import { StandingChoices } from '../turn/habits.tsx';
import { layout as styles } from './index.tsx';
import { Goals, Team } from './left.tsx';

type SheetsProps = Pick<Screen, 'speech' | 'turn'> & Pick<Screen['board'], 'heard' | 'viewer' | 'uncover'>;
type GoalSheetProps = Pick<Screen, 'speech' | 'turn' | 'seat' | 'goals'> & Pick<Screen['board'], 'viewer'>;
type AllSheetsProps = SheetsProps & GoalSheetProps & Pick<Screen, 'player' | 'open'>;

/** What opens over the table from buttons beside the question. */
export const Sheets = ({ heard, viewer, uncover, speech, turn, player, open, seat, goals }: AllSheetsProps) => (
  <>
    {canRead(player) && <Reading tableau={player} speech={speech} open={open} className={styles.goalSheet} />}
    <GoalSheet seat={seat} viewer={viewer} goals={goals} speech={speech} turn={turn} />
    {turn.model.view.players.length > 1 && <Tableaus turn={turn} speech={speech} />}
    <Sheet heard={heard} viewer={viewer} uncover={uncover} speech={speech} turn={turn} />
  </>
);

/** Whether there are cards to read. */
const canRead = ({ cells }: Screen['player']): boolean => cells.some((card) => card !== NO_CARD);

/** On small screens: what everybody is after, and what can be exchanged. */
function GoalSheet({ seat, viewer, goals, speech, turn }: GoalSheetProps) {
  return (
    <More
      label={speech.table.goals}
      closeLabel={speech.table.choose.close}
      icon={<Icon name="leaf" />}
      spot="goals"
      className={styles.goalSheet}
    >
      <div className={styles.goalsInside}>
        <Goals seat={seat} goals={goals} turn={turn} speech={speech} />
        {turn.model.state.gaia !== null && <GaiaBoard state={turn.model.state} language={speech.language} />}
        <Team turn={turn} speech={speech} />
        {viewer !== 'public' && <Exchanges turn={turn} speech={speech} />}
      </div>
    </More>
  );
}

/** What has no room on the screen: what happened, typing, and what the board does by itself. */
function Sheet({ heard, viewer, uncover, speech, turn }: SheetsProps) {
  const { model } = turn;
  return (
    <StorySheet heard={heard} viewer={viewer} speech={speech}>
      {viewer !== 'public' && uncover === undefined && <StandingChoices turn={turn} speech={speech} />}
      {model.view.phase !== 'over' && uncover === undefined && (
        <Notation
          language={speech.language}
          label={speech.table.choose.typeMove}
          example={exampleOf(earth, model)}
          submitLabel={speech.table.choose.playMove}
          enter={turn.enter}
        />
      )}
    </StorySheet>
  );
}
