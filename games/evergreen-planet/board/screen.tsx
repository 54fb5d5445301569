import { itemAt } from '@grove/kernel';
import { useDeferredValue } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useShared, useSteady } from '@grove/game-kit/board/steady';
import { HelpProvider } from '@grove/game-kit/board/help';
import { spaceNamed } from '../material/facts.ts';
import type { PlanetTypes } from '../rules/types.ts';
import { usePlanetSounds } from './model/use-planet-sounds.tsx';
import { type Screen, useScreen } from './model/use-screen.tsx';
import type { Refused } from '@grove/game-kit/board/use-actions';
import { PlanetEnding } from './final/planet-ending.tsx';
import { Decision } from './panels/decision.tsx';
import { Sheet } from './panels/news.tsx';
import { Stage } from './panels/stage.tsx';
import { Symbols } from './planet/symbols.tsx';
import { Left, Right } from './sides.tsx';
import styles from './screen.module.css';
import room from './styles/room.module.css';
import './styles/tokens.css';

/** The planet game on one screen: seats and scores, the planet and its question, the offer and the powers. */
export function PlanetScreen(props: BoardProps<PlanetTypes>) {
  const screen = useScreen(props);
  usePlanetSounds(screen);
  // What nobody acts on follows a frame later: scores, story and forecasts. What can be touched is always what counts.
  const late = useDeferredValue(screen);
  const { view, calendar, lightSeason } = screen;
  if (screen.result.isShown) {
    return (
      <HelpProvider guide={props.guide} rules={props.rules}>
        <PlanetEnding screen={screen} />
      </HelpProvider>
    );
  }
  return (
    <HelpProvider guide={props.guide} rules={props.rules} showing={props.showing}>
      <div
        className={`${room.room} ${styles.screen}`}
        data-phase={view.phase}
        data-season={lightSeason}
        data-side={calendar.sideOf(lightSeason)}
        data-replay={props.controls !== undefined || undefined}
        data-other={screen.owner === undefined ? undefined : true}
      >
        <Symbols />
        <Left screen={late} />
        <Centre screen={screen} staged={isOnPlanet(screen, late) ? screen : late} />
        <Right screen={screen} late={late} />
      </div>
    </HelpProvider>
  );
}

/**
 * Whether what changes was done on the planet itself. A card that is taken, a turn or a season that ends are felt beside it: then the
 * planet, which takes longest to draw, follows a frame later.
 */
const isOnPlanet = ({ view, ended }: Screen, late: Screen): boolean =>
  view.phase === late.view.phase && view.round === late.view.round && ended === late.ended;

interface CentreProps {
  readonly screen: Screen;
  /** What the planet shows: the screen, or what it was a frame before. */
  readonly staged: Screen;
}

function Centre({ screen, staged }: CentreProps) {
  const { speech, board, table, isOwn, ended } = screen;
  const { facts } = staged;
  const refusal = useShared(isOwn && table.refused ? refusedSpace(table.refused) : undefined);
  const act = useSteady((space: number) => (isOwn && !ended && !board.controls ? table.actOn(space) : undefined));
  return (
    <main className={styles.centre}>
      <h1 className="visually-hidden">{speech.title}</h1>
      <Stage
        rows={itemAt(staged.view.planets, staged.seat).rows}
        options={staged.view.options}
        seat={staged.seat}
        calendar={staged.calendar}
        season={staged.lightSeason}
        speech={speech}
        marked={facts && facts.biome !== 'wild' ? facts.biome : undefined}
        targets={staged.targets}
        scores={staged.scores}
        gainAt={staged.gainOf}
        hinted={staged.hint.spaces}
        fresh={staged.owner === undefined || staged.ended ? undefined : staged.deeds.spaces}
        forest={staged.counted.forests ? staged.ended?.gains[staged.seat]?.spaces : undefined}
        refusal={refusal}
        act={act}
        look={screen.setGain}
        rising={staged.ended !== undefined && board.settings.motion}
        motion={board.settings.motion}
        coordinates={board.settings.coordinates}
        showSeason={screen.showSeason}
      />
      {board.controls ?? <Decision screen={screen} more={<NewsSheet screen={screen} />} />}
    </main>
  );
}

function NewsSheet({ screen: { board, table, ...screen } }: { readonly screen: Screen }) {
  return (
    <Sheet
      over={screen.over}
      forecast={screen.forecast}
      season={screen.season}
      ended={screen.ended}
      seat={screen.seat}
      speech={screen.speech}
      gain={screen.gain}
      calendar={screen.calendar}
      lightSeason={screen.lightSeason}
      showSeason={screen.showSeason}
      owner={screen.owner}
      heard={board.heard}
      viewer={board.viewer}
      lines={screen.lines}
      model={table.model}
      enter={table.enter}
    />
  );
}

/** Why a space was refused; other refusals are said elsewhere. */
function refusedSpace({ at, text, rule }: Refused) {
  const space = spaceNamed(at.replace('space ', ''));
  return space < 0 ? undefined : { space, text, rule };
}
