import { itemAt, Match, SeededChance } from '@grove/kernel';
import { greedyBot } from '../../bot/greedy.ts';
import { PlanetScreen } from '../screen.tsx';
import { planet, type PlanetTypes } from '../../rules/index.ts';
import type { Heard } from '@grove/game-kit/board';
import type { Event } from '../../rules/index.ts';
import { afterInGallery } from '@grove/game-kit/board/gallery';
import { LANGUAGES, type Language } from '@grove/game-kit';
import { useState } from 'react';

/** A real game of greedy bots, stopped after some steps. */
function gameAt(players: number, steps: number, seed: string) {
  const match = new Match<PlanetTypes>(planet, players, {}, SeededChance.from(seed));
  const chances = Array.from({ length: players }, (_, seat) => SeededChance.from(seed, `bot ${seat}`));
  const heard: Heard<Event>[] = [];
  for (let i = 0; i < steps && !match.over; i++) {
    const seat = planet.waitingFor(match.state).at(-1) ?? 0;
    heard.push({
      id: i,
      seat,
      seen: match.play(seat, greedyBot().choose(match.view(seat), seat, itemAt(chances, seat))),
    });
  }
  return { match, heard };
}

const NAMES = ['You', 'Mireille', 'Jonas', 'Ana'];
const LONG = ['Wilhelmina-Josephine', 'Ancient tree 2', 'Uralter Baum 3', 'Árbol milenario 4'];

/** ?game=evergreen-planet&players=3&steps=60&language=en&long; more steps than a game has show its end */
export function GameGallery() {
  const query = new URLSearchParams(location.search);
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const [{ match, heard }] = useState(() =>
    gameAt(number('players', 3), number('steps', 90), query.get('seed') ?? 'a'),
  );
  const [, redraw] = useState(0);
  const language = LANGUAGES.find((code: Language) => code === query.get('language')) ?? 'en';
  return (
    <PlanetScreen
      view={match.view(0)}
      viewer={0}
      mayAct={planet.waitingFor(match.state).includes(0)}
      language={language}
      nameOf={(seat) => itemAt(query.has('long') ? LONG : NAMES, seat)}
      heard={heard}
      settings={{ motion: true, confirm: true, coordinates: false, volume: 0 }}
      play={(step) => {
        match.play(0, step);
        redraw((n) => n + 1);
      }}
      undo={match.canUndo(0) ? () => (match.undo(0), redraw((n) => n + 1)) : undefined}
      redo={undefined}
      header={
        <header className="header">
          <span className="brand">Grove</span>
          <span className="menu-button" style={{ width: '2.75rem' }} />
        </header>
      }
      after={afterInGallery}
    />
  );
}
