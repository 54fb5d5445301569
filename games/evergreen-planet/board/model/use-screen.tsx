import { useState } from 'react';
import type { BoardProps } from '../../../board/contract.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { seasonOf } from '../../rules/round.ts';
import { isEffect, isTake, spaceOf } from '../../rules/steps.ts';
import type { PlanetTypes } from '../../rules/types.ts';
import { cardFacts } from '../cards/facts.ts';
import { calendarOf } from '../planet/calendar.ts';
import { speechFor } from './speech.ts';
import { forecastOf, gainAt } from './table.ts';
import { useSeasonEnd } from './use-season-end.tsx';
import { useTurn } from './use-turn.tsx';

const NONE: ReadonlySet<number> = new Set();
/** Who watches a replay holds the steps in hand; the end of a season does not stop them. */
const NOTHING: readonly never[] = [];

/** All that the parts of the screen share: what is shown, what is possible, what is looked at. */
export function useScreen(props: BoardProps<PlanetTypes>) {
  const { view, viewer } = props;
  const speech = speechFor(props.language, view.planets.length, viewer, props.nameOf);
  const table = useTurn(props, speech);
  const { ended, goOn } = useSeasonEnd(props.controls ? NOTHING : props.heard, viewer);
  const [shownSeat, setShownSeat] = useState<number>();
  const [shownSeason, setShownSeason] = useState<number>();
  const [gain, setGain] = useState<Forecast>();
  const [showsScores, setShowsScores] = useState(false);
  const over = view.phase === 'over';
  const season = seasonOf(view.round);
  const seat = shownSeat ?? table.seat;
  const isOwn = seat === table.seat && viewer !== 'public';
  const card = table.turn?.card ?? table.chosenCard;
  const gainOf = (space: number) => (isOwn ? gainAt(table.model, seat, space) : undefined);
  const targets = isOwn && !ended ? new Set(table.model.stepAt.keys()) : NONE;
  return {
    board: props,
    view,
    speech,
    table,
    ended,
    goOn,
    over,
    season,
    /** The season whose light falls on the planet: the one that ends, one to come that is looked at, or the present. */
    lightSeason: ended?.season ?? shownSeason ?? season,
    showSeason: (chosen: number) => {
      if (chosen >= season) setShownSeason(chosen === season || chosen === shownSeason ? undefined : chosen);
    },
    calendar: calendarOf(view.options, view.round, over),
    seat,
    showSeat: (other: number) => setShownSeat(other === seat ? undefined : other),
    isOwn,
    forecast: forecastOf(table.model, seat),
    gain,
    setGain,
    gainOf,
    targets,
    hint: hintOf(props.advice, table.model.state.material.cardIds, isOwn && !ended),
    scores: showsScores ? new Map([...targets].map((space) => [space, gainOf(space)?.total ?? 0])) : undefined,
    showsScores,
    toggleScores: () => setShowsScores(!showsScores),
    /** What stands on the card in hand, or on the one that is about to be taken. */
    facts: card === undefined ? undefined : cardFacts(view, card),
  };
}

/** What advice points at: a card to take, spaces of the planet, and the step to begin with. */
function hintOf(advice: BoardProps<PlanetTypes>['advice'], cardIds: readonly string[], isShown: boolean) {
  const steps = isShown ? (advice?.steps ?? []) : [];
  const step = steps.at(0);
  return {
    step,
    card: step !== undefined && isTake(step) ? cardIds[step] : undefined,
    spaces: new Set(steps.filter(isEffect).map(spaceOf)),
  };
}

export type Screen = ReturnType<typeof useScreen>;
