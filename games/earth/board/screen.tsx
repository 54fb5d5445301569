import type { BoardProps } from '@grove/game-kit/board';
import { HelpProvider } from '@grove/game-kit/board/help';
import { useSounds } from '@grove/game-kit/board/use-sounds';
import type { EarthTypes } from '../rules/types.ts';
import { CardSheet } from './cards/card-sheet.tsx';
import { Stage } from './island/stage.tsx';
import { Boards } from './layout/boards.tsx';
import { layout as styles } from './layout/index.tsx';
import { Left } from './layout/left.tsx';
import { Right } from './layout/right.tsx';
import { type Screen, useScreen } from './model/use-screen.tsx';
import { lookAround, type Sky, useFlights, useSky } from './motion/use-flights.tsx';
import { SideChoices } from './setup/side-choices.tsx';
import { HandArea, tapCard } from './turn/hand-area.tsx';
import { soundOf } from './sounds.ts';
import motion from './motion/flights.module.css';

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
          <h1 className="visually-hidden">{screen.speech.title}</h1>
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
