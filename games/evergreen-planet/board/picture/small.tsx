import type { GamePicture } from '@grove/game-kit';
import { itemAt, type GameRecord, knowsRules, replay } from '@grove/kernel';
import { useMemo } from 'react';
import { planet } from '../../rules/index.ts';
import { calendarOf } from '../planet/calendar.ts';
import { MiniPlanet } from '../planet/mini.tsx';
import { Symbols } from '../planet/symbols.tsx';
import '../styles/tokens.css';

interface SmallPlanetProps {
  /** Of a game of any length; one without moves shows the planet before its first tree. */
  readonly record: GameRecord;
  readonly seat?: number;
}

/** A small true picture of how a game's planet stands, for lists; nothing for a game of rules that a newer page knew. */
const SmallPlanet = (props: SmallPlanetProps) => knowsRules(planet, props.record.rules) && <Picture {...props} />;

function Picture({ record, seat = 0 }: SmallPlanetProps) {
  const view = useMemo(() => planet.view(replay(planet, record).state, 'public'), [record]);
  const over = view.phase === 'over';
  const side = calendarOf(view.options, view.round, over).sideOf(over ? LAST_SEASON : 0);
  return (
    <MiniPlanet
      key={JSON.stringify(view.options)}
      rows={itemAt(view.planets, seat).rows}
      options={view.options}
      side={side}
    />
  );
}

const LAST_SEASON = 3;

export const planetPicture: GamePicture = { Picture: SmallPlanet, Symbols };
