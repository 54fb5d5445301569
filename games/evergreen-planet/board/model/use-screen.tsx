import type { Viewer } from '@grove/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useLines } from '@grove/game-kit/board/use-lines';
import { useResult } from '@grove/game-kit/board/use-result';
import { useShared, useSteady } from '@grove/game-kit/board/steady';
import type { Forecast } from '../../rules/forecast.ts';
import { seasonOf } from '../../rules/round.ts';
import { isEffect, isTake, spaceOf } from '../../rules/move.ts';
import type { PlanetTypes } from '../../rules/types.ts';
import { cardFacts } from '../cards/facts.ts';
import { calendarOf } from '../planet/calendar.ts';
import { deedsOf } from './deeds.ts';
import { openingLines } from './opening.ts';
import { pilesOf } from './piles.ts';
import { speechFor } from './speech.ts';
import { forecastOf, gainAt } from './table.ts';
import { useCounted } from './use-counted.tsx';
import { useSeasonEnd } from './use-season-end.tsx';
import { useTurn } from './use-turn.tsx';

const NONE: ReadonlySet<number> = new Set();
/** Who watches a replay holds the steps in hand; the end of a season does not stop them. */
const NOTHING: readonly never[] = [];

/** What the page gives, the same values as long as they say the same. */
function useSame(props: BoardProps<PlanetTypes>): BoardProps<PlanetTypes> {
  const { view, heard, settings } = useShared({ view: props.view, heard: props.heard, settings: props.settings });
  return { ...props, view, heard, settings };
}

function useSpeech({ view, viewer, language, nameOf, isShared }: BoardProps<PlanetTypes>) {
  const names = useShared(view.planets.map((_, seat) => nameOf(seat)));
  return useMemo(() => speechFor(language, names, viewer, isShared), [language, names, viewer, isShared]);
}

/** All that the parts of the screen share: what is shown, what is possible, what is looked at. */
export function useScreen(given: BoardProps<PlanetTypes>) {
  const props = useSame(given);
  const { view, viewer } = props;
  const speech = useSpeech(props);
  const table = useTurn(props, speech);
  const { ended, goOn } = useSeasonEnd(props.controls ? NOTHING : props.heard, view.planets.length);
  const counted = useCounted(ended, props.settings.motion);
  const { hold } = props;
  // What others do in the next season is shown when the person has looked at the end of this one.
  useEffect(() => hold?.(ended !== undefined), [hold, ended]);
  const [looked, setLooked] = useState<{ readonly seat: number; readonly by: Viewer }>();
  const [shownSeason, setShownSeason] = useState<number>();
  const [gain, setGain] = useState<Forecast>();
  const [showsScores, setShowsScores] = useState(false);
  const over = view.phase === 'over';
  const season = seasonOf(view.round);
  // Who sits down at a shared screen sees their own planet first.
  const seat = looked?.by === viewer ? looked.seat : table.seat;
  const isOwn = seat === table.seat && viewer !== 'public';
  const card = table.turn?.card ?? table.chosenCard;
  const { model } = table;
  const gainOf = useCallback((space: number) => (isOwn ? gainAt(model, seat, space) : undefined), [isOwn, model, seat]);
  const told = useLines(props.heard, speech.tell);
  const deeds = useMemo(() => deedsOf(props.heard, seat), [props.heard, seat]);
  const mayChoose = isOwn && !ended;
  const targets = mayChoose ? model.targets : NONE;
  return {
    board: props,
    view,
    speech,
    table,
    ended,
    /** How far the points of the season that ended are counted. */
    counted,
    goOn,
    over,
    result: useResult(over && !ended && !props.controls),
    season,
    /** The season whose light falls on the planet: the one that ends, one to come that is looked at, or the present. */
    lightSeason: ended?.season ?? shownSeason ?? season,
    showSeason: useSteady((chosen: number) => {
      if (chosen >= season) setShownSeason(chosen === season || chosen === shownSeason ? undefined : chosen);
    }),
    calendar: useMemo(() => calendarOf(view.options, view.round, over), [view.options, view.round, over]),
    seat,
    showSeat: useSteady((other: number) => setLooked(other === seat ? undefined : { seat: other, by: viewer })),
    /** Whose planet is shown, where it is not the viewer's. */
    owner: isOwn || viewer === 'public' ? undefined : speech.nameOf(seat),
    isOwn,
    forecast: useShared(useMemo(() => forecastOf(model, seat), [model, seat])),
    piles: useShared(pilesOf(view, model.state)),
    /** What was heard, in words. */
    lines: useMemo(() => [...told, ...openingLines(view, speech)], [told, view, speech]),
    /** What the owner of the planet that is shown did last. */
    deeds,
    gain,
    setGain,
    gainOf,
    targets,
    hint: hintOf(props.advice, model.state.material.cardIds, mayChoose),
    scores: useMemo(
      () => (showsScores ? new Map([...targets].map((space) => [space, gainOf(space)?.total ?? 0])) : undefined),
      [showsScores, targets, gainOf],
    ),
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
    spaces: steps.length === 0 ? NONE : new Set(steps.filter(isEffect).map(spaceOf)),
  };
}

export type Screen = ReturnType<typeof useScreen>;
