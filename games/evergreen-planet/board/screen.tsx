import type { BoardProps } from '../../board/contract.ts';
import { HelpProvider } from '../../board/parts/help.tsx';
import { linesOf, Log } from '../../board/parts/log.tsx';
import { More } from '../../board/parts/more.tsx';
import { Notation } from '../../board/parts/notation.tsx';
import { spaceNamed } from '../material/facts.ts';
import { planet } from '../rules/index.ts';
import type { PlanetTypes } from '../rules/types.ts';
import { sinceOwn } from './model/story.ts';
import { usePlanetSounds } from './model/use-planet-sounds.tsx';
import { type Screen, useScreen } from './model/use-screen.tsx';
import type { Refused } from './model/use-turn.tsx';
import { Decision } from './panels/decision.tsx';
import { EventIcon } from './panels/event-icon.tsx';
import { Fertility } from './panels/fertility.tsx';
import { Final } from './panels/final.tsx';
import { Powers } from './panels/powers.tsx';
import { River } from './panels/river.tsx';
import { SeasonNow } from './panels/season-now.tsx';
import { Seats } from './panels/seats.tsx';
import { Stage } from './panels/stage.tsx';
import { Suns } from './panels/suns.tsx';
import { Symbols } from './planet/symbols.tsx';
import styles from './screen.module.css';
import './styles/tokens.css';

/** The planet game on one screen: seats and scores, the planet and its question, the offer and the powers. */
export function PlanetScreen(props: BoardProps<PlanetTypes>) {
  const screen = useScreen(props);
  usePlanetSounds(screen);
  const { view, calendar, lightSeason } = screen;
  return (
    <HelpProvider guide={props.guide} rules={props.rules}>
      <div
        className={styles.screen}
        data-phase={view.phase}
        data-season={lightSeason}
        data-side={calendar.sideOf(lightSeason)}
      >
        <Symbols />
        <Left {...screen} />
        <Centre {...screen} />
        <Right {...screen} />
      </div>
    </HelpProvider>
  );
}

function Left(screen: Screen) {
  const { view, speech, calendar, season, board } = screen;
  return (
    <aside className={styles.left} aria-label={speech.board.scores}>
      <div className={styles.header}>{board.header}</div>
      <Seats
        view={view}
        side={calendar.sideOf(season)}
        speech={speech}
        shown={screen.seat}
        show={screen.showSeat}
        className={styles.seats}
      />
      <Balance {...screen} />
      <Happened {...screen} />
      <Typing {...screen} />
    </aside>
  );
}

function Balance({ over, forecast, season, speech }: Screen) {
  return over ? null : <SeasonNow forecast={forecast} season={season} speech={speech} className={styles.now} />;
}

function Typing({ table, speech }: Screen) {
  if (table.model.moves.length === 0) return null;
  return (
    <Notation
      label={speech.board.choose.typeMove}
      example={planet.notation.writeStep(table.model.state, table.model.moves[0])}
      submitLabel={speech.board.choose.play}
      enter={table.enter}
      className={styles.notation}
    />
  );
}

function Happened({ board, speech }: Screen) {
  const lines = linesOf(board.heard, speech.tell);
  return (
    <Log
      title={speech.board.justNow}
      empty={speech.board.nothingYet}
      lines={lines}
      fresh={sinceOwn(board.heard, lines, board.viewer)}
      freshLabel={speech.board.sinceYourTurn}
      iconOf={(event) => <EventIcon event={event} />}
      className={styles.log}
    />
  );
}

function SunsToCome({ over, forecast, gain, calendar, speech, lightSeason, showSeason }: Screen) {
  if (over) return null;
  return (
    <Suns
      forecast={forecast}
      gain={gain}
      calendar={calendar}
      speech={speech}
      shown={lightSeason}
      show={showSeason}
      className={styles.suns}
    />
  );
}

function Centre(screen: Screen) {
  const { speech, board, table, isOwn, ended, facts } = screen;
  const refused = table.refused;
  return (
    <main className={styles.centre}>
      <h1 className="visually-hidden">{speech.game.title}</h1>
      <Stage
        view={screen.view}
        seat={screen.seat}
        calendar={screen.calendar}
        season={screen.lightSeason}
        speech={speech}
        marked={facts && facts.biome !== 'wild' ? facts.biome : undefined}
        targets={screen.targets}
        scores={screen.scores}
        gainAt={screen.gainOf}
        hinted={screen.hint.spaces}
        refusal={isOwn && refused ? refusedSpace(refused) : undefined}
        act={(space) => (isOwn && !ended && !board.controls ? table.actOn(space) : undefined)}
        look={screen.setGain}
        rising={ended !== undefined && board.settings.motion}
        motion={board.settings.motion}
        showSeason={screen.showSeason}
      />
      {board.controls ?? <Decision screen={screen} more={<Sheet {...screen} />} />}
    </main>
  );
}

/** Why a space was refused; other refusals are said elsewhere. */
function refusedSpace({ at, text, rule }: Refused) {
  const space = spaceNamed(at.replace('space ', ''));
  return space < 0 ? undefined : { space, text, rule };
}

/** What small screens have no room for. */
function Sheet(screen: Screen) {
  return (
    <More label={screen.speech.board.choose.more} closeLabel={screen.speech.board.choose.close}>
      <Balance {...screen} />
      <SunsToCome {...screen} />
      <Happened {...screen} />
      <Typing {...screen} />
    </More>
  );
}

function Right(screen: Screen) {
  const { view, speech, table, over, ended, facts } = screen;
  const mayTake = view.phase === 'draft' && table.model.moves.length > 0 && !ended;
  const maySpeak = screen.board.viewer !== 'public' && !screen.board.controls && !over;
  return (
    <aside className={styles.right} aria-label={`${speech.words.labels.river}, ${speech.words.labels.powers}`}>
      {over && !ended ? (
        <Final view={view} speech={speech} className={styles.river} />
      ) : (
        <River
          view={view}
          speech={speech}
          chosen={table.chosenCard}
          hinted={screen.hint.card}
          isOpen={mayTake}
          choose={maySpeak && !ended ? table.chooseCard : undefined}
          refused={table.refused}
          className={styles.river}
        />
      )}
      <Fertility view={view} state={table.model.state} speech={speech} className={styles.fertility} />
      <Powers
        view={view}
        seat={screen.seat}
        speech={speech}
        ready={facts && !table.turn?.powerUsed ? facts.power : undefined}
        choose={maySpeak && screen.isOwn ? table.usePower : undefined}
        refused={table.refused}
        className={styles.powers}
      />
      <SunsToCome {...screen} />
    </aside>
  );
}
