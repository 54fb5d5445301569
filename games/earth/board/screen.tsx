import type { BoardProps } from '../../board/contract.ts';
import { HelpProvider } from '../../board/parts/help.tsx';
import { More } from '../../board/parts/more.tsx';
import { Notation } from '../../board/parts/notation.tsx';
import { useSounds } from '../../board/sound/use-sounds.ts';
import { earth } from '../rules/earth.ts';
import type { EarthTypes } from '../rules/earth-types.ts';
import { NO_CARD } from '../rules/grid.ts';
import { GaiaBoard } from './gaia/gaia-board.tsx';
import { Icon } from './cards/icon.tsx';
import { CardSheet } from './cards/card-sheet.tsx';
import { LargeFace } from './cards/large-face.tsx';
import { CardNotes } from './hand/card-notes.tsx';
import { Stage } from './island/stage.tsx';
import { lookAround, type Sky, useFlights, useSky } from './motion/use-flights.tsx';
import { answers, bare, type Screen, useScreen } from './model/use-screen.tsx';
import { BoardCard } from './panels/board-card.tsx';
import { Seats } from './panels/seats.tsx';
import { Exchanges, Leaves, Stock } from './panels/stock.tsx';
import { SideChoices } from './setup/side-choices.tsx';
import { TeamBoard } from './teams/team-board.tsx';
import { Ecosystems } from './scores/ecosystems.tsx';
import { Fauna } from './scores/fauna.tsx';
import { ScorePad } from './scores/score-pad.tsx';
import { Story, StorySheet } from './panels/story.tsx';
import { GameOver } from './turn/game-over.tsx';
import { HandArea, tapCard } from './turn/hand-area.tsx';
import { Habits } from './turn/plan-panel.tsx';
import { TurnPanel } from './turn/turn-panel.tsx';
import { soundOf } from './sounds.ts';
import motion from './motion/flights.module.css';
import styles from './screen.module.css';

/** Earth on one screen: scores, the boards beside the island, the island and the hand, a card and the question. */
export function EarthScreen(props: BoardProps<EarthTypes>) {
  const sky = useSky();
  const screen = useScreen(watched(props, sky));
  useSounds(props, soundOf);
  const { view, over, turn, isOwn, seat, offer } = screen;
  const hand = props.viewer === 'public' ? [] : turn.model.player.hand;
  useFlights(sky, { view, seat, hand, offer, motion: props.settings.motion });
  return (
    <HelpProvider guide={props.guide} rules={props.rules}>
      <div
        ref={sky.table}
        className={styles.screen}
        data-phase={view.phase}
        data-over={over || undefined}
        data-guest={!isOwn || undefined}
        data-motion={props.settings.motion ? 'on' : 'off'}
        data-asks={turn.model.task?.kind}
      >
        <Left {...screen} />
        <Boards {...screen} />
        <main className={styles.main}>
          <h1 className="visually-hidden">{screen.speech.game.title}</h1>
          <Centre {...screen} />
          <Right {...screen} />
        </main>
        {screen.opened && (
          <CardSheet {...screen.opened} language={props.language} close={() => screen.open(undefined)} />
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

function Left(screen: Screen) {
  const { view, speech, board } = screen;
  return (
    <aside className={styles.left} aria-label={speech.table.scores}>
      <div className={styles.header}>{board.header}</div>
      <Seats
        view={view}
        speech={speech}
        shown={screen.showsGaia ? view.players.length : screen.seat}
        show={screen.showSeat}
        className={styles.seats}
      />
      <div className={styles.goals}>
        <Team {...screen} />
        <Goals {...screen} />
      </div>
    </aside>
  );
}

/** Fauna and ecosystems: what everybody is after. */
function Goals({ board, speech, turn }: Screen) {
  const props = { state: turn.model.state, viewer: board.viewer, language: board.language, nameOf: speech.labelOf };
  return (
    <>
      <Fauna {...props} />
      <Ecosystems {...props} />
    </>
  );
}

/** Island, climate and goods of whoever is shown. */
function Boards(screen: Screen) {
  const { player, speech, view, isOwn, turn, board, litColor } = screen;
  const sides = [player.island, player.climate].filter((card) => card !== NO_CARD);
  return (
    <aside className={styles.boards} aria-label={speech.table.boards}>
      <div className={styles.sides}>
        {sides.map((card) => (
          <BoardCard
            key={card}
            card={card}
            language={board.language}
            lit={isOwn && answers(litColor, card) ? 'would' : undefined}
            open={() => screen.open(bare(card))}
            look={(isOver) => screen.look(isOver ? bare(card) : undefined)}
          />
        ))}
      </div>
      <Stock player={player} hasAbundance={view.options.abundance} speech={speech} />
      <Leaves player={player} speech={speech} />
      {isOwn && !screen.over && view.phase !== 'sides' && <Exchanges turn={turn} speech={speech} />}
    </aside>
  );
}

function Centre(screen: Screen) {
  const { speech, turn } = screen;
  return (
    <div className={styles.centre}>
      {turn.model.task?.kind === 'side' ? (
        <SideChoices
          sides={screen.offer}
          language={speech.language}
          chosen={turn.chosen}
          choose={(side) => tapCard(screen, side)}
          className={styles.choices}
        />
      ) : (
        <>
          <Stage screen={screen} className={styles.stage} />
          <div className={styles.hand}>
            <HandArea screen={screen} />
          </div>
        </>
      )}
    </div>
  );
}

/** What lies on the board of the viewer's team, if there are teams. */
function Team({ turn, board }: Screen) {
  const { state, seat, moves } = turn.model;
  if (state.boards.length === 0) return null;
  return (
    <TeamBoard state={state} seat={seat} language={board.language} moves={moves} play={(move) => turn.act(move)} />
  );
}

function Right(screen: Screen) {
  const { over, speech, looked, board, turn } = screen;
  return (
    <section className={styles.right} aria-label={speech.table.card}>
      {over ? <GameOver screen={screen} /> : <TurnPanel screen={screen} more={<Sheets {...screen} />} />}
      <div className={styles.look} data-final={over || undefined}>
        {screen.showsGaia && <GaiaBoard state={turn.model.state} language={board.language} className={styles.final} />}
        {over ? (
          <ScorePad
            state={turn.model.state}
            viewer={board.viewer}
            language={board.language}
            nameOf={speech.labelOf}
            className={styles.final}
          />
        ) : (
          !screen.showsGaia && looked && <Looked {...screen} looked={looked} />
        )}
      </div>
      <Story heard={board.heard} viewer={board.viewer} speech={speech} className={styles.story} />
    </section>
  );
}

/** The card that is looked at; below those of the own hand stands what they lack and what they would add. */
function Looked({ looked, board, turn }: Screen & { readonly looked: NonNullable<Screen['looked']> }) {
  const { state, seat, player } = turn.model;
  const isInHand = board.viewer !== 'public' && player.hand.includes(looked.card);
  return (
    <>
      <LargeFace {...looked} language={board.language} className={`${styles.face} ${isInHand ? styles.noted : ''}`} />
      {isInHand && <CardNotes state={state} seat={seat} card={looked.card} language={board.language} isShort />}
    </>
  );
}

const Sheets = (screen: Screen) => (
  <>
    <GoalSheet {...screen} />
    <Sheet {...screen} />
  </>
);

/** On small screens: what everybody is after, and what can be exchanged. */
function GoalSheet(screen: Screen) {
  const { speech, turn } = screen;
  return (
    <More
      label={speech.table.goals}
      closeLabel={speech.table.choose.close}
      icon={<Icon name="leaf" />}
      className={styles.goalSheet}
    >
      <Goals {...screen} />
      {turn.model.state.gaia !== null && <GaiaBoard state={turn.model.state} language={speech.language} />}
      <Team {...screen} />
      <Exchanges turn={turn} speech={speech} />
    </More>
  );
}

/** What has no room on the screen: what happened, typing, and what the board does by itself. */
function Sheet({ board, speech, turn }: Screen) {
  const { model } = turn;
  return (
    <StorySheet heard={board.heard} viewer={board.viewer} speech={speech}>
      <Habits turn={turn} speech={speech} />
      {model.moves.length > 0 && (
        <Notation
          label={speech.table.choose.typeMove}
          example={earth.notation.writeStep(model.state, model.moves[0])}
          submitLabel={speech.table.choose.playMove}
          enter={turn.enter}
        />
      )}
    </StorySheet>
  );
}
