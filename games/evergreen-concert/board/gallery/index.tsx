import type { Heard } from '@grove/game-kit/board';
import { afterInGallery } from '@grove/game-kit/board/gallery';
import { ConcertScreen } from '../screen.tsx';
import { greedyBot } from '../../bot/greedy.ts';
import { concert, type ConcertTypes, type Seen } from '../../rules/index.ts';
import { type Language, LANGUAGES } from '@grove/game-kit';
import { itemAt, Match, SeededChance } from '@grove/kernel';
import { useState } from 'react';

/** A real game of greedy bots, stopped after some steps, or a little later when the first seat is on turn or something has happened. */
function gameAt(players: number, steps: number, seed: string, isMine: boolean, until: string | null) {
  const match = new Match<ConcertTypes>(concert, players, {}, SeededChance.from(seed));
  const chances = Array.from({ length: players }, (_, seat) => SeededChance.from(seed, `bot ${seat}`));
  const bot = greedyBot(concert);
  const heard: Heard<Seen>[] = [];
  const hasHappened = () => until === null || (heard.at(-1)?.seen ?? []).some(({ kind }) => kind === until);
  const isReached = (i: number) => i >= steps && hasHappened() && (!isMine || match.state.onTurn === 0);
  for (let i = 0; !isReached(i) && !match.over; i++) {
    const seat = concert.waitingFor(match.state).at(-1) ?? 0;
    heard.push({ id: i, seat, seen: match.play(seat, bot.choose(match.view(seat), seat, itemAt(chances, seat))) });
  }
  return { match, heard };
}

const NAMES = ['Anna', 'Joe', 'Carla', 'Ines', 'Ben', 'Dora'];

/** ?game=evergreen-concert&players=4&steps=60&language=en&left=41&motion&mine&name=Sapling&until=concert-held&all=1: one seat holds all discs */
export function Gallery() {
  const query = new URLSearchParams(location.search);
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const until = query.get('until');
  const [{ match, heard }] = useState(() =>
    gameAt(number('players', 4), number('steps', 30), query.get('seed') ?? 'a', query.has('mine'), until),
  );
  const [, redraw] = useState(0);
  const name = query.get('name');
  const view = match.view(0);
  const language = LANGUAGES.find((code: Language) => code === query.get('language')) ?? 'en';
  return (
    <ConcertScreen
      view={query.has('all') ? { ...view, holders: view.holders.map(() => number('all', 0)) } : view}
      viewer={0}
      mayAct={until === null && concert.waitingFor(match.state).includes(0)}
      language={language}
      nameOf={(seat) => (name === null ? itemAt(NAMES, seat) : `${name} ${seat + 1}`)}
      heard={heard}
      showing={
        until === null
          ? undefined
          : { seat: 1, lines: ['Somebody did this.'], left: 1, skip: () => undefined, skipLabel: 'Skip' }
      }
      settings={{ motion: query.has('motion'), confirm: true, coordinates: false, volume: 0 }}
      play={(step) => {
        match.play(0, step);
        redraw((n) => n + 1);
      }}
      undo={match.canUndo(0) ? () => (match.undo(0), redraw((n) => n + 1)) : undefined}
      redo={undefined}
      isUndoFree
      clock={query.has('left') ? { left: number('left', 60), period: 60, runs: true } : undefined}
      after={afterInGallery}
      header={
        <header className="header">
          <span className="brand">
            G<span>rove</span>
          </span>
          <button type="button" className="menu-button">
            Menu
          </button>
        </header>
      }
    />
  );
}
