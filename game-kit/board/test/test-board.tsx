import {
  itemAt,
  type Game,
  type GameTypes,
  type JsonObject,
  Match,
  type Seat,
  SeededChance,
  type Viewer,
} from '@grove/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer, useState } from 'react';
import { seenBy } from '@grove/table/core';
import type { Language } from '../../language.ts';
import type { Board, BoardProps, Heard } from '../contract.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** How a game comes to the position that is shown. */
export interface Position {
  readonly players: number;
  readonly seed: string;
  readonly options?: JsonObject;
}

/** A match that has been played to somewhere, with what seat 0 heard of it. */
export interface Scene<T extends GameTypes> {
  readonly match: Match<T>;
  readonly heard: Heard<T['Seen']>[];
}

/** Plays a seeded game with the choices of `choose` until `isReached`; fails where it never is. */
export function sceneAt<T extends GameTypes>(
  game: Game<T>,
  { players, seed, options = {} }: Position,
  choose: (match: Match<T>, seat: Seat) => T['Move'],
  isReached: (match: Match<T>) => boolean,
): Scene<T> {
  const match = new Match(game, players, options, SeededChance.from(seed));
  const heard: Heard<T['Seen']>[] = [];
  while (!isReached(match)) {
    if (match.over) throw new Error(`the game ${seed} ends before it comes there`);
    // Where several may move at once, seat 0 comes last: so it is seen to be waited for.
    const seat = game.waitingFor(match.state).at(-1) ?? 0;
    const events = match.play(seat, choose(match, seat));
    heard.push({ id: heard.length, seat, seen: seenBy(game, events, 0) });
  }
  return { match, heard };
}

/** What of the page around a board matters to a test. */
interface Around<T extends GameTypes> extends Partial<
  Pick<BoardProps<T>, 'advice' | 'clock' | 'guide' | 'controls' | 'spokenOf' | 'isShared' | 'isUndoFree' | 'uncover'>
> {
  readonly viewer?: Viewer;
  readonly language?: Language;
  readonly confirm?: boolean;
  readonly autoFinish?: boolean;
  /** The table refuses every step with this reason. */
  readonly refuses?: string;
}

/** A board that is drawn and played on, as a page would: every step changes the match and what the board is given. */
export function drawBoard<T extends GameTypes>(Drawn: Board<T>, { match, heard }: Scene<T>, around: Around<T> = {}) {
  cleanup();
  const { viewer = 0, language = 'en', confirm = true, autoFinish = false, refuses, ...rest } = around;
  const played: string[] = [];
  const opened: string[] = [];
  function Page() {
    const [refusal, setRefusal] = useState<string>();
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    const mine = viewer === 'public' ? undefined : viewer;
    const change = (change: () => void) => () => {
      change();
      drawAgain();
    };
    const undo = (seat: Seat) => {
      match.undo(seat);
      heard.splice(
        heard.findLastIndex((step) => step.seat === seat),
        1,
      );
    };
    const play = (move: T['Move']) => {
      const seat = mine ?? 0;
      played.push(match.game.notation.writeStep(match.state, move));
      setRefusal(refuses);
      if (refuses !== undefined) return;
      const events = match.play(seat, move);
      heard.push({ id: (heard.at(-1)?.id ?? 0) + 1, seat, seen: seenBy(match.game, events, viewer) });
      drawAgain();
    };
    return (
      <Drawn
        view={match.view(viewer)}
        viewer={viewer}
        mayAct={mine !== undefined && match.game.waitingFor(match.state).includes(mine)}
        language={language}
        nameOf={(seat) => itemAt(NAMES, seat)}
        heard={[...heard]}
        settings={{ motion: false, confirm, autoFinish, coordinates: false, volume: 0 }}
        play={play}
        refusal={refusal}
        undo={mine !== undefined && match.canUndo(mine) ? change(() => undo(mine)) : undefined}
        redo={undefined}
        rules={{ open: (rule) => opened.push(rule), label: (rule) => `rule ${rule}` }}
        header={<header>the header</header>}
        after={{
          actions: <button type="button">once more</button>,
          files: <button type="button">record</button>,
          date: '1 May 2026',
        }}
        {...rest}
      />
    );
  }
  render(<Page />);
  return { match, played, opened, user: userEvent.setup({ pointerEventsCheck: 0 }), screen, ...handles() };
}

/** What tests look for on every board. Plain selectors: to work out roles takes long in drawings of a thousand shapes. */
function handles() {
  const button = (name: string | RegExp): HTMLElement => {
    const found = buttonsIn(document.body).filter((one) => isCalled(one, name));
    if (found.length !== 1) throw new Error(`${found.length} buttons are called ${String(name)}`);
    return itemAt(found, 0);
  };
  const heading = () => one(document.body, 'main h2');
  return {
    button,
    hasButton: (name: string | RegExp) => buttonsIn(document.body).some((one) => isCalled(one, name)),
    /** The sentence that asks. */
    question: () => heading().textContent,
    /** What stands under it: a note, or why the last click was refused. */
    note: () => one(heading().closest('section') ?? document.body, '[role=status]').textContent,
    /** What the buttons of the question are called, those that only say why they cannot be pressed included. */
    choices: () => [...document.querySelectorAll('main [role=group]')].flatMap(buttonsIn).map(nameOf),
    isRefused: (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true',
    isPressed: (name: string | RegExp) => button(name).getAttribute('aria-pressed') === 'true',
  };
}

function one(within: Element, selector: string): Element {
  const found = within.querySelector(selector);
  if (found === null) throw new Error(`nothing on the board is ${selector}`);
  return found;
}

const buttonsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button')];

/** As a screen reader says it. */
function nameOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return element.getAttribute('aria-label') ?? copy.textContent.trim();
}

const isCalled = (element: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** What a sentence reads whatever stands in it: `sentenceOf(ask.join)`. */
export const sentenceOf = (text: (part: string) => string): RegExp =>
  new RegExp(
    `^${text('#')
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll('#', '.+')}$`,
  );
