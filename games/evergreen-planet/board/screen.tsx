import { useState } from 'react';
import type { BoardProps } from '../../board/contract.ts';
import { linesOf, Log } from '../../board/parts/log.tsx';
import { Notation } from '../../board/parts/notation.tsx';
import type { Forecast } from '../rules/forecast.ts';
import { planet } from '../rules/index.ts';
import { seasonOf } from '../rules/round.ts';
import type { PlanetTypes } from '../rules/types.ts';
import { cardFacts } from './cards/facts.ts';
import { speechFor } from './model/speech.ts';
import { forecastOf, gainAt } from './model/table.ts';
import { useSeasonEnd } from './model/use-season-end.tsx';
import { useTurn } from './model/use-turn.tsx';
import { Decision } from './panels/decision.tsx';
import { Fertility } from './panels/fertility.tsx';
import { Final } from './panels/final.tsx';
import { EventIcon } from './panels/event-icon.tsx';
import { Powers } from './panels/powers.tsx';
import { River } from './panels/river.tsx';
import { SeasonNow } from './panels/season-now.tsx';
import { Seats } from './panels/seats.tsx';
import { Stage } from './panels/stage.tsx';
import { Suns } from './panels/suns.tsx';
import { calendarOf } from './planet/calendar.ts';
import { Symbols } from './planet/symbols.tsx';
import styles from './screen.module.css';
import './styles/tokens.css';

const NONE: ReadonlySet<number> = new Set();

/** The planet game on one screen: seats and scores, the planet and its question, the offer and the powers. */
export function PlanetScreen(props: BoardProps<PlanetTypes>) {
  const { view, viewer, language, nameOf, heard, settings } = props;
  const speech = speechFor(language, view.planets.length, viewer, nameOf);
  const table = useTurn(props, speech);
  const { ended, goOn } = useSeasonEnd(heard, viewer);
  const [shownSeat, setShownSeat] = useState<number>();
  const [shownSeason, setShownSeason] = useState<number>();
  const [gain, setGain] = useState<Forecast>();
  const [showsScores, setShowsScores] = useState(false);

  const over = view.phase === 'over';
  const season = seasonOf(view.round);
  const calendar = calendarOf(view.options, view.round, over);
  const seat = shownSeat ?? table.seat;
  const isOwn = seat === table.seat && viewer !== 'public';
  const forecast = forecastOf(table.model, seat);
  const lightSeason = ended?.season ?? shownSeason ?? season;
  const targets = isOwn && !ended ? new Set(table.model.stepAt.keys()) : NONE;
  const gainOf = (space: number) => (isOwn ? gainAt(table.model, seat, space) : undefined);
  const showSeason = (chosen: number) => {
    if (chosen >= season) setShownSeason(chosen === season || chosen === shownSeason ? undefined : chosen);
  };
  const card = table.turn?.card ?? table.chosenCard;
  const facts = card === undefined ? undefined : cardFacts(view, card);
  return (
    <div
      className={styles.screen}
      data-phase={view.phase}
      data-season={lightSeason}
      data-side={calendar.sideOf(lightSeason)}
    >
      <Symbols />
      <aside className={styles.left}>
        <div className={styles.header}>{props.header}</div>
        <Seats
          view={view}
          side={calendar.sideOf(season)}
          speech={speech}
          shown={seat}
          show={(other) => setShownSeat(other === seat ? undefined : other)}
          className={styles.seats}
        />
        {!over && <SeasonNow forecast={forecast} season={season} speech={speech} className={styles.now} />}
        <Log
          title={speech.board.justNow}
          empty={speech.board.nothingYet}
          lines={linesOf(heard, (event) => speech.game.event(event, speech.nameOf))}
          iconOf={(event) => <EventIcon event={event} />}
          className={styles.log}
        />
        {table.model.moves.length > 0 && (
          <Notation
            label={speech.board.choose.typeMove}
            example={planet.notation.writeStep(table.model.state, table.model.moves[0])}
            submitLabel={speech.board.choose.play}
            enter={table.enter}
            className={styles.notation}
          />
        )}
      </aside>
      <main className={styles.centre}>
        <h1 className="visually-hidden">{speech.words.title}</h1>
        <Stage
          view={view}
          seat={seat}
          calendar={calendar}
          season={lightSeason}
          speech={speech}
          marked={facts && facts.biome !== 'wild' ? facts.biome : undefined}
          targets={targets}
          scores={showsScores ? scoresOf(targets, gainOf) : undefined}
          gainAt={gainOf}
          refusal={
            isOwn && table.refused?.space !== undefined ? { ...table.refused, space: table.refused.space } : undefined
          }
          act={(space) => (isOwn && !ended ? table.actOn(space) : undefined)}
          look={setGain}
          rising={ended !== undefined && settings.motion}
          motion={settings.motion}
          showSeason={showSeason}
        />
        {props.controls ?? (
          <Decision
            board={props}
            speech={speech}
            table={table}
            ended={ended}
            goOn={goOn}
            forecast={forecast}
            season={season}
            showsScores={showsScores}
            toggleScores={() => setShowsScores(!showsScores)}
          />
        )}
      </main>
      <aside className={styles.right}>
        {over && !ended ? (
          <Final view={view} speech={speech} className={styles.river} />
        ) : (
          <River
            view={view}
            speech={speech}
            chosen={table.chosenCard}
            choose={view.phase === 'draft' && table.model.moves.length > 0 && !ended ? table.chooseCard : undefined}
            className={styles.river}
          />
        )}
        <Fertility view={view} state={table.model.state} speech={speech} className={styles.fertility} />
        <Powers
          view={view}
          seat={seat}
          speech={speech}
          ready={facts && !table.turn?.powerUsed ? facts.power : undefined}
          className={styles.powers}
        />
        {!over && (
          <Suns
            forecast={forecast}
            gain={gain}
            calendar={calendar}
            speech={speech}
            shown={lightSeason}
            show={showSeason}
            className={styles.suns}
          />
        )}
      </aside>
    </div>
  );
}

function scoresOf(targets: ReadonlySet<number>, gainOf: (space: number) => Forecast | undefined): Map<number, number> {
  return new Map([...targets].map((space) => [space, gainOf(space)?.total ?? 0]));
}
