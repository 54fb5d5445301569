import { type BoardProps, type Heard, seenBy } from '@grove/game-kit/board';
import { afterInGallery } from '@grove/game-kit/board/gallery';
import { EarthScreen } from '../screen.tsx';
import { greedyBot } from '../../bot/greedy.ts';
import type { Seen } from '../../rules/events.ts';
import { earth, type EarthTypes } from '../../rules/index.ts';
import type { Decision } from '../../rules/tasks/task.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import type { Language } from '@grove/game-kit';
import { itemAt, type JsonObject, Match, SeededChance } from '@grove/kernel';
import { useState } from 'react';
import { KINDS, layEnd, layPlan, script } from './scripted.ts';

export interface Wanted {
  readonly players: number;
  readonly seed: string;
  readonly options: JsonObject;
  readonly steps: number;
  /** Stop when the first seat is asked for this. */
  readonly kind: string | null;
}

/** A real game of greedy bots, stopped after some steps when the first seat is asked, or asked for something named. */
function gameAt({ players, seed, options, steps, kind }: Wanted) {
  const match = new Match<EarthTypes>(earth, players, options, SeededChance.from(seed));
  const chances = Array.from({ length: players }, (_, seat) => SeededChance.from(seed, `bot ${seat}`));
  const bot = greedyBot();
  const heard: Heard<Seen>[] = [];
  const isReached = (step: number) => {
    const task = decisionOf(match.state, 0);
    return step >= steps && task !== undefined && (kind === null || task.kind === kind);
  };
  for (let step = 0; !isReached(step) && !match.over; step++) {
    const seat = earth.waitingFor(match.state).at(-1) ?? 0;
    const events = match.play(seat, bot.choose(match.view(seat), seat, itemAt(chances, seat)));
    heard.push({ id: step, seat, seen: seenBy(earth, events, 0) });
  }
  return { match, heard };
}

const games = new Map<string, ReturnType<typeof gameAt>>();

/** The same game is played once; every page has a copy of its own. */
function copyOf(wanted: Wanted) {
  const key = JSON.stringify(wanted);
  const { match, heard } = games.get(key) ?? gameAt(wanted);
  games.set(key, { match, heard });
  return { match: Match.resume(earth, match.save()), heard };
}

/** The game with what was changed by hand, as if it had come to that: taking back ends there. */
function changed(match: Match<EarthTypes>): Match<EarthTypes> {
  const saved = match.save();
  const base = { steps: match.steps.length, state: earth.save(match.state), chance: match.chance.save() };
  return Match.resume(earth, { ...saved, base });
}

/** The same, asked for a decision whether the game came to it or not. */
export function askedGame(wanted: Wanted, asked: Decision['kind'], isPlan = false) {
  const game = copyOf(wanted);
  script(game.match.state, asked);
  if (isPlan) layPlan(game.match.state);
  return { ...game, match: changed(game.match) };
}

/** The same at its end, without being played to it. */
function endedGame(wanted: Wanted) {
  const game = copyOf({ ...wanted, steps: 0 });
  layEnd(game.match.state);
  return { ...game, match: changed(game.match) };
}

const LONG = ['You', 'Wilhelmina-Josephine', 'Ancient tree 3', 'Uralter Baum 4', 'Árbol milenario 5', 'Sapling 6'];
const NAMES = ['You', 'Amara', 'Leo', 'Ines', 'Ben', 'Dora'];

/** What the board of a game gets in which the person sits first and the others do not answer. */
export function useBoardOf(
  { match, heard }: ReturnType<typeof gameAt>,
  language: Language,
  motion: boolean,
  names = NAMES,
): BoardProps<EarthTypes> {
  const [story, tell] = useState<readonly Heard<Seen>[]>(heard);
  return {
    view: match.view(0),
    viewer: 0,
    mayAct: earth.waitingFor(match.state).includes(0),
    language,
    nameOf: (seat) => itemAt(names, seat),
    heard: story,
    settings: { motion, confirm: true, coordinates: false, volume: 0 },
    play: (step) => {
      const events = match.play(0, step);
      // Two questions in a row may read the same: who plays sees by the story that a step was taken.
      tell((before) => [...before, { id: before.length, seat: 0, seen: seenBy(earth, events, 0) }]);
    },
    undo: match.canUndo(0) ? () => (match.undo(0), tell((before) => before.slice(0, -1))) : undefined,
    redo: undefined,
    after: afterInGallery,
    header: (
      <header className="header">
        <span className="brand">
          G<span>rove</span>
        </span>
      </header>
    ),
  };
}

const kindNamed = (name: string | null) => KINDS.find((kind) => kind === name);

/** ?page=table&players=3&steps=200&kind=color&level=standard&seed=a&motion; ask=copy asks for a decision whether the game came to it or not, with plan on a small island; over shows the end, long long names */
export function TableGallery({ language, query }: { readonly language: Language; readonly query: URLSearchParams }) {
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const [game] = useState(() => {
    const wanted = {
      players: number('players', 3),
      seed: query.get('seed') ?? 'a',
      options: { level: query.get('level') ?? 'standard', teams: query.get('teams') ?? 'none' },
      steps: number('steps', 200),
      kind: query.get('kind'),
    };
    if (query.has('over')) return endedGame(wanted);
    const asked = kindNamed(query.get('ask'));
    return asked === undefined ? copyOf(wanted) : askedGame(wanted, asked, query.has('plan'));
  });
  return <EarthScreen {...useBoardOf(game, language, query.has('motion'), query.has('long') ? LONG : NAMES)} />;
}
