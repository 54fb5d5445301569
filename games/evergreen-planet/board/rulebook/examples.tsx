import { drawExamples, type ExampleScene } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { exampleWords, type PlanetLook, planetExamples } from '../../examples/index.ts';
import { SEASONS, spaceNamed } from '../../material/facts.ts';
import { planet, type PlanetTypes } from '../../rules/index.ts';
import { isEffect, spaceOf } from '../../rules/move.ts';
import { seasonOf } from '../../rules/round.ts';
import { powerOfCard } from '../cards/facts.ts';
import { pilesOf } from '../model/piles.ts';
import { seasonName, type Speech, speechFor } from '../model/speech.ts';
import { Fertility } from '../panels/fertility.tsx';
import { Powers } from '../panels/powers.tsx';
import { River } from '../panels/river.tsx';
import { Seats } from '../panels/seats.tsx';
import { calendarOf } from '../planet/calendar.ts';
import { Planet } from '../planet/planet.tsx';
import { sceneOf } from '../planet/scene.ts';
import styles from './examples.module.css';

type Scene = ExampleScene<PlanetTypes, PlanetLook>;
type Part = PlanetLook['parts'][number];

/** The other players have names; the reader is simply you. */
const NAMES = ['', 'Ana', 'Ben', 'Cleo'];

/** The example that belongs to a rule. */
export const planetExample = drawExamples<PlanetTypes, PlanetLook>({
  game: planet,
  examples: planetExamples,
  words: exampleWords,
  draw: (scene) => {
    const speech = speechFor(scene.language, NAMES.slice(0, scene.view.planets.length), 0);
    return (
      <div className={styles.example}>
        {scene.look.parts.map((part) => (
          <div key={part} className={styles[part]}>
            {PARTS[part](scene, speech)}
          </div>
        ))}
      </div>
    );
  },
});

const PARTS: Readonly<Record<Part, (scene: Scene, speech: Speech) => ReactNode>> = {
  planet: (scene, speech) => <ExamplePlanet scene={scene} speech={speech} />,
  seats: ({ view }, speech) => <Seats view={view} side={0} speech={speech} shown={0} show={() => undefined} />,
  river: ({ view }, speech) => (
    <River
      view={view}
      speech={speech}
      chosen={undefined}
      hinted={undefined}
      isOpen={false}
      choose={undefined}
      refused={undefined}
    />
  ),
  fertility: ({ view, state }, speech) => <Fertility piles={pilesOf(view, state)} speech={speech} />,
  powers: ({ view }, speech) => {
    const { turn } = itemAt(view.planets, 0);
    const ready = turn === null || turn.powerUsed ? undefined : powerOfCard(view, turn.card);
    return <Powers view={view} seat={0} speech={speech} ready={ready} choose={undefined} refused={undefined} />;
  },
};

const spacesNamed = (names: readonly string[]): ReadonlySet<number> => new Set(names.map(spaceNamed));

function ExamplePlanet({ scene, speech }: { readonly scene: Scene; readonly speech: Speech }) {
  const { view, state, look, motion } = scene;
  const { season = seasonOf(view.round), ring, targets, marked, points } = look;
  const calendar = calendarOf(view.options, view.round, view.phase === 'over');
  const { rows } = itemAt(view.planets, 0);
  const offered = targets === true ? planet.moves(state, 0).filter(isEffect).map(spaceOf) : [];
  return (
    <Planet
      scene={sceneOf(rows, view.options, calendar.sideOf(season))}
      calendar={calendar}
      season={season}
      seasonNames={SEASONS.map((_, i) => seasonName(speech, i))}
      showPoints={points !== false}
      marked={marked}
      chosen={spacesNamed(ring?.(scene) ?? [])}
      targets={new Set(offered)}
      motion={motion}
    />
  );
}
