import { itemAt } from '@grove/kernel';
import { memo } from 'react';
import { ROUNDS_OF_SEASON, SEASONS } from '../../material/facts.ts';
import { roundOfSeason, seasonOf } from '../../rules/round.ts';
import { arcPath, onCircle } from './geometry.ts';
import { BOTTOM, type Calendar } from './calendar.ts';

const RADIUS = 397;
const HALF_ARC = 40.5;
/** Pips run over the first half of their arc, the season's name over the second. */
const FIRST_PIP = -34;
const PIP_STEP = 5.6;
const NAME_AT = 22.5;
const NAME_SPAN = 20;

interface OrbitProps {
  readonly id: string;
  readonly calendar: Calendar;
  readonly names: readonly string[];
  /** The season whose light is shown, and how to show another. */
  readonly shown: number;
  readonly show: ((season: number) => void) | undefined;
}

/** The orbit is the season wheel: four arcs with their rounds as pips. There is no other calendar. */
export const Orbit = memo(function Orbit({ id, calendar, names, shown, show }: OrbitProps) {
  const now = seasonOf(calendar.round);
  return (
    <g>
      <circle r={RADIUS} fill="none" stroke="var(--orbit-edge)" strokeWidth="36" />
      <circle r={RADIUS} fill="none" stroke="var(--orbit)" strokeWidth="31" />
      {SEASONS.map((season, i) => {
        const middle = calendar.sideOf(i) * 90 - 90;
        const isNow = i === now && !calendar.over;
        const isShown = i === shown;
        return (
          <g
            key={season}
            data-icon="season"
            data-acts
            onClick={() => show?.(i)}
            cursor={show && i >= now ? 'pointer' : undefined}
          >
            <path
              d={arcPath(RADIUS, middle - HALF_ARC, middle + HALF_ARC)}
              fill="none"
              stroke={isShown ? 'var(--orbit-now)' : 'var(--orbit-arc)'}
              strokeWidth="26"
              strokeLinecap="round"
            />
            <Pips season={i} middle={middle} round={calendar.round} over={calendar.over} />
            <SeasonName
              id={`${id}-name-${i}`}
              middle={middle}
              reversed={calendar.sideOf(i) === BOTTOM}
              name={itemAt(names, i)}
              isNow={isShown || isNow}
            />
          </g>
        );
      })}
    </g>
  );
});

interface PipsProps {
  readonly season: number;
  readonly middle: number;
  readonly round: number;
  readonly over: boolean;
}

/** Done: filled. Now: a ring of sun. To come: hollow. */
const Pips = memo(function Pips({ season, middle, round, over }: PipsProps) {
  const now = seasonOf(round);
  const rounds = itemAt(ROUNDS_OF_SEASON, season);
  const done = over || season < now ? rounds : season === now ? roundOfSeason(round) : 0;
  return Array.from({ length: rounds }, (_, i) => {
    const { x, y } = onCircle(RADIUS, middle + FIRST_PIP + i * PIP_STEP);
    if (i < done) return <circle key={i} cx={x} cy={y} r="7.5" fill="var(--act)" />;
    if (i === done && season === now && !over) {
      return <circle key={i} cx={x} cy={y} r="7" fill="var(--orbit-now)" stroke="#F0A92B" strokeWidth="5.5" />;
    }
    return <circle key={i} cx={x} cy={y} r="6" fill="none" stroke="var(--ink-2)" strokeWidth="2.6" />;
  });
});

interface NameProps {
  readonly id: string;
  readonly middle: number;
  readonly reversed: boolean;
  readonly name: string;
  readonly isNow: boolean;
}

/** A name follows its curve; below the planet the curve is walked backwards, or the name would stand on its head. */
const SeasonName = memo(function SeasonName({ id, middle, reversed, name, isNow }: NameProps) {
  const from = middle + NAME_AT - NAME_SPAN;
  const to = middle + NAME_AT + NAME_SPAN;
  const path = reversed ? arcPath(RADIUS + 8, to, from) : arcPath(RADIUS - 8, from, to);
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text
        fontFamily="var(--title)"
        fill={isNow ? 'var(--ink)' : 'var(--ink-2)'}
        fontSize="24"
        fontWeight={isNow ? 700 : 500}
        textAnchor="middle"
      >
        <textPath href={`#${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
});
