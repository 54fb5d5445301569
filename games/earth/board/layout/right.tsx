import { useListSlot } from '@grove/game-kit/board/list-slot';
import { memo, useDeferredValue } from 'react';
import { LargeFace } from '../cards/large-face.tsx';
import { Sentences } from '../cards/sentences.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { GaiaBoard } from '../gaia/gaia-board.tsx';
import { CardNotes } from '../hand/card-notes.tsx';
import type { Screen } from '../model/use-screen.tsx';
import { Story } from '../panels/story.tsx';
import { GoalNote } from '../scores/goal-note.tsx';
import { ScorePad } from '../scores/score-pad.tsx';
import type { TrialControls } from '../trial/use-trial.tsx';
import { GameOver } from '../turn/game-over.tsx';
import { TurnPanel } from '../turn/turn-panel.tsx';
import { layout as styles } from './index.tsx';
import { Sheets } from './sheets.tsx';

type RightProps = Pick<
  Screen,
  | 'board'
  | 'view'
  | 'over'
  | 'speech'
  | 'turn'
  | 'player'
  | 'seat'
  | 'open'
  | 'showsGaia'
  | 'result'
  | 'goals'
  | 'goal'
  | 'showsGoal'
  | 'unpin'
> & {
  readonly trial: TrialControls;
  /** What the large card and the story show, a frame later than the rest. */
  readonly screen: Screen;
};

/** What is asked now, and the card that is looked at. */
export function Right(props: RightProps) {
  const { board, view, over, speech, turn, player, seat, open, showsGaia, result, goals, screen } = props;
  const { viewer, heard } = board;
  const { state } = turn.model;
  const listSlot = useListSlot();
  return (
    <section className={styles.right} aria-label={speech.table.card}>
      {over ? (
        <GameOver board={board} turn={turn} speech={speech} result={result} />
      ) : (
        <TurnPanel
          screen={{ board, view, speech, turn, trial: props.trial }}
          more={<Sheets {...{ heard, viewer, uncover: board.uncover, speech, turn, player, seat, open, goals }} />}
        />
      )}
      {listSlot && <div ref={listSlot} className={styles.list} data-list />}
      <div
        className={styles.look}
        data-final={over || undefined}
        data-goal={props.showsGoal || undefined}
        data-picked={screen.isPicked || props.showsGoal || undefined}
      >
        {props.showsGoal && props.goal && (
          <GoalNote goal={props.goal} state={state} speech={speech} close={props.unpin} className={styles.final} />
        )}
        {showsGaia && !props.showsGoal && (
          <GaiaBoard state={state} language={speech.language} className={styles.final} />
        )}
        {over && !props.showsGoal ? (
          <ScorePad state={state} viewer={viewer} speech={speech} className={styles.final} />
        ) : (
          !showsGaia && !props.showsGoal && screen.looked && <LateLooked screen={screen} />
        )}
      </div>
      <LateStory screen={screen} />
    </section>
  );
}

interface LateProps {
  readonly screen: Screen;
}

function LateLooked({ screen }: LateProps) {
  const { looked, board, turn } = useDeferredValue(screen);
  return looked && <Looked looked={looked} viewer={board.viewer} language={board.language} model={turn.model} />;
}

function LateStory({ screen }: LateProps) {
  return <ToldStory screen={useDeferredValue(screen)} />;
}

const ToldStory = memo(function ToldStory({ screen: { board, speech } }: LateProps) {
  return <Story heard={board.heard} viewer={board.viewer} speech={speech} className={styles.story} />;
});

interface LookedProps extends Pick<Screen['board'], 'viewer' | 'language'> {
  readonly looked: NonNullable<Screen['looked']>;
  readonly model: Pick<Screen['turn']['model'], 'state' | 'seat' | 'player'>;
}

/** The card that is looked at, briefly where a large face has no room; below those of the own hand stands what they lack and what they would add. */
const Looked = memo(function Looked({ looked, viewer, language, model }: LookedProps) {
  const { state, seat, player } = model;
  const isInHand = viewer !== 'public' && player.hand.includes(looked.card);
  return (
    <>
      <LargeFace {...looked} language={language} className={`${styles.face} ${isInHand ? styles.noted : ''}`} />
      <div className={styles.brief}>
        <SmallFace {...looked} language={language} />
        <Sentences card={looked.card} language={language} />
      </div>
      {isInHand && <CardNotes state={state} seat={seat} card={looked.card} language={language} isShort />}
    </>
  );
});
