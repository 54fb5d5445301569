import type { BoardProps } from '@grove/game-kit/board';
import { HelpProvider } from '@grove/game-kit/board/help';
import { useSounds } from '@grove/game-kit/board/use-sounds';
import type { EarthTypes } from '../rules/types.ts';
import { Sheet } from './cards/sheet.tsx';
import { EarthEnding } from './final/earth-ending.tsx';
import { GaiaBoard } from './gaia/gaia-board.tsx';
import { Stage } from './island/stage.tsx';
import { Boards } from './layout/boards.tsx';
import { layout as styles } from './layout/index.tsx';
import { Left } from './layout/left.tsx';
import { OpenedCard } from './layout/opened-card.tsx';
import { Right } from './layout/right.tsx';
import { type Screen, useScreen } from './model/use-screen.tsx';
import { lookAround, type Sky, useFlights, useSky } from './motion/use-flights.tsx';
import { ScoreSheet } from './scores/score-sheet.tsx';
import { SideChoices } from './setup/side-choices.tsx';
import { trialBoard } from './trial/trial-board.tsx';
import { type TrialControls, useTrial } from './trial/use-trial.tsx';
import { HandArea, tapCard } from './turn/hand-area.tsx';
import { soundOf } from './sounds.ts';
import motion from './motion/flights.module.css';

/** Earth's table; a turn that is tried out has a table of its own, so that nothing of it stays when it is dropped. */
export function EarthScreen(props: BoardProps<EarthTypes>) {
  const trial = useTrial(props);
  return (
    <EarthTable key={trial.trial === undefined ? 'table' : 'trial'} board={trialBoard(props, trial)} trial={trial} />
  );
}

interface EarthTableProps {
  readonly board: BoardProps<EarthTypes>;
  readonly trial: TrialControls;
}

/** Earth on one screen: scores, the boards beside the island, the island and the hand, a card and the question. */
function EarthTable({ board: props, trial }: EarthTableProps) {
  const sky = useSky();
  const screen = useScreen(watched(props, sky));
  useSounds(props, soundOf);
  const { view, over, speech, turn, isOwn, seat, offer } = screen;
  const hand = props.viewer === 'public' ? [] : turn.model.player.hand;
  useFlights(sky, { view, seat, hand, offer, motion: props.settings.motion });
  if (screen.result.isShown) {
    return (
      <HelpProvider guide={props.guide} rules={props.rules} cards={props.cards} showing={props.showing}>
        <EarthEnding screen={screen} />
      </HelpProvider>
    );
  }
  return (
    <HelpProvider guide={props.guide} rules={props.rules} cards={props.cards} showing={props.showing}>
      <div
        ref={sky.table}
        className={styles.screen}
        data-phase={view.phase}
        data-over={over || undefined}
        data-guest={!isOwn || undefined}
        data-motion={props.settings.motion ? 'on' : 'off'}
        data-asks={turn.model.task?.kind}
        data-trial={trial.trial !== undefined || undefined}
        data-goal={screen.showsGoal || undefined}
      >
        <Left screen={screen} />
        <Boards
          view={view}
          player={screen.player}
          seat={seat}
          goal={screen.goal}
          showsGoal={screen.showsGoal}
          isOwn={isOwn}
          over={over}
          speech={speech}
          turn={turn}
          litColor={screen.litColor}
          open={screen.open}
          look={screen.look}
        />
        <main className={styles.main}>
          <h1 className="visually-hidden">{speech.title}</h1>
          <Centre {...screen} />
          <Right
            board={screen.board}
            view={view}
            over={over}
            speech={speech}
            turn={turn}
            player={screen.player}
            seat={seat}
            goals={screen.goals}
            goal={screen.goal}
            showsGoal={screen.showsGoal}
            unpin={screen.unpin}
            open={screen.open}
            screen={screen}
            showsGaia={screen.showsGaia}
            result={screen.result}
            trial={trial}
          />
        </main>
        {screen.isGaiaOpen && (
          <Sheet
            label={speech.nameOf(view.players.length)}
            closeLabel={speech.table.choose.close}
            close={screen.closeGaia}
          >
            <GaiaBoard state={turn.model.state} language={props.language} />
          </Sheet>
        )}
        {screen.opened && <OpenedCard {...screen} opened={screen.opened} />}
        {screen.isPadOpen && (
          <ScoreSheet
            state={turn.model.state}
            viewer={props.uncover === undefined ? props.viewer : 'public'}
            speech={speech}
            close={screen.closePad}
          />
        )}
        <div ref={sky.air} className={motion.air} aria-hidden="true" />
      </div>
    </HelpProvider>
  );
}

/** Before anything moves, it is seen where it lies. */
const watched = (props: BoardProps<EarthTypes>, sky: Sky): BoardProps<EarthTypes> => ({
  ...props,
  play: (move) => {
    lookAround(sky);
    props.play(move);
  },
});

function Centre(screen: Screen) {
  const { board, speech, turn, offer } = screen;
  return (
    <div className={styles.centre}>
      {turn.model.task?.kind === 'side' ? (
        <SideChoices
          sides={offer}
          language={speech.language}
          chosen={turn.chosen}
          choose={(side) => tapCard(turn, side)}
          className={styles.choices}
        />
      ) : (
        <>
          <Stage
            board={board}
            turn={turn}
            speech={speech}
            player={screen.player}
            isOwn={screen.isOwn}
            seat={screen.seat}
            litColor={screen.litColor}
            goal={screen.goal}
            showsGoal={screen.showsGoal}
            open={screen.open}
            look={screen.look}
            className={styles.stage}
          />
          <div className={styles.hand}>
            <HandArea
              viewer={board.viewer}
              uncover={board.uncover}
              offer={offer}
              speech={speech}
              turn={turn}
              look={screen.look}
            />
          </div>
        </>
      )}
    </div>
  );
}
