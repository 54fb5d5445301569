import type { Game, GameTypes, Match, Seat, Viewer } from '../../index.ts';

/** How the lines of a playthrough begin that are only there to be read. */
export const FOR_PEOPLE = '|';

/** Puts a game into words and pictures of text. The kernel has none, so whoever writes a playthrough brings them. */
export interface Narrator<T extends GameTypes = GameTypes> {
  /** What happened, as heard by one viewer; undefined for what needs no words. */
  event(seen: T['Seen']): string | undefined;
  draw(view: T['View'], viewer: Viewer): string;
}

/** Through whose eyes a playthrough is told. */
const VIEWER: Seat = 0;
/** Every so many turns the table is drawn again: the first of these with which it is not drawn more often than this. */
const DRAWN_EVERY = [1, 2, 5, 10, 25, 50, 100, 250];
const MOST_DRAWINGS = 6;
/** Of a game with more turns than this, only the beginning and the end are told, so that the file stays small. */
const LONG = 400;
const TOLD = 100;

/** The lines of one playthrough that are there for people. */
export class Narration<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #narrator: Narrator<T>;
  readonly #turns: number;
  readonly #drawnEvery: number;
  #drawn: readonly string[] = [];

  constructor(game: Game<T>, narrator: Narrator<T>, turns: number) {
    this.#game = game;
    this.#narrator = narrator;
    this.#turns = turns;
    this.#drawnEvery = DRAWN_EVERY.find((every) => turns / every <= MOST_DRAWINGS) ?? turns;
  }

  /** The table as the viewer sees it before the first turn. */
  begin(match: Match<T>): string[] {
    return this.#draw(match);
  }

  /** What the viewer heard of a turn and, now and then, how the table looks after it. */
  after(turn: number, match: Match<T>, events: readonly T['Event'][]): string[] {
    const isTold = this.#turns <= LONG || turn < TOLD || turn >= this.#turns - TOLD;
    const isDrawn = (turn + 1) % this.#drawnEvery === 0 || turn === this.#turns - 1;
    return [...(isTold ? this.#tell(events) : []), ...(isDrawn ? this.#draw(match) : [])];
  }

  #tell(events: readonly T['Event'][]): string[] {
    return events.flatMap((event) => {
      const seen = this.#game.seen(event, VIEWER);
      const words = seen === undefined ? undefined : this.#narrator.event(seen);
      return words === undefined ? [] : [`${FOR_PEOPLE}   ${words}`];
    });
  }

  /** Only the lines that were not there in the drawing before. */
  #draw(match: Match<T>): string[] {
    const lines = this.#narrator.draw(match.view(VIEWER), VIEWER).split('\n');
    const changed = lines.filter((line) => line.trim() !== '' && !this.#drawn.includes(line));
    this.#drawn = lines;
    return changed.map((line) => `${FOR_PEOPLE}       ${line}`.trimEnd());
  }
}
