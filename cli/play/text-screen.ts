import { type GameModule, type GameWords, labelled, type Language, seatName, unreadText, upper } from '@grove/game-kit';
import type { BadInput, GameTypes, Match, Seat } from '@grove/kernel';
import { itemAt, IllegalMove } from '@grove/kernel';
import { seenBy } from '@grove/table/core';
import type { Io } from '../io.ts';
import { formatTable } from '../table.ts';
import { type Player, type Screen, UNDO } from './loop.ts';
import { type PlayWords, playWords } from './words.ts';

/** Empties a terminal, what was scrolled away included. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** A game as text. Several people at one keyboard see the table one after the other, each with their own view. */
export class TextScreen implements Screen {
  readonly #io: Io;
  readonly #module: GameModule;
  readonly #language: Language;
  readonly #match: Match<GameTypes>;
  readonly #players: readonly Player[];
  readonly #words: GameWords;
  readonly #say: PlayWords;
  /** Lines that the next person has not read yet, for each seat. */
  readonly #news: string[][];

  constructor(io: Io, module: GameModule, match: Match<GameTypes>, players: readonly Player[], language: Language) {
    this.#io = io;
    this.#module = module;
    this.#match = match;
    this.#players = players;
    this.#words = module.words[language];
    this.#language = language;
    this.#say = playWords[language];
    this.#news = players.map(() => []);
    io.out(`${io.colours.bold(module.cover.words[language].title)}  ${io.colours.dim(this.#say.help)}\n`);
  }

  ask(seat: Seat): void {
    const { colours, out } = this.#io;
    const view = this.#match.view(seat);
    for (const line of itemAt(this.#news, seat).splice(0)) out(`${colours.dim(line)}\n`);
    const question = this.#words.question?.(view, seat) ?? this.#say.yourMove;
    out(
      `\n${this.#module.drawText(view, seat, this.#language)}\n${colours.bold(labelled(this.#language, this.#name(seat), question))}\n${this.#io.interactive ? '> ' : ''}`,
    );
  }

  handOver(seat: Seat): void {
    this.#io.out(`${CLEAR}${labelled(this.#language, this.#name(seat), this.#say.pressEnter)}`);
  }

  list(_seat: Seat, steps: readonly string[]): void {
    this.#io.out(`${steps.map((step) => `  ${step}`).join('\n')}\n`);
  }

  played(_seat: Seat, _step: string, events: readonly unknown[]): void {
    this.#players.forEach((_, viewer) => {
      for (const seen of seenBy(this.#match.game, events, viewer)) {
        const line = this.#words.event(seen, (seat) => this.#name(seat));
        if (line !== undefined) itemAt(this.#news, viewer).push(line);
      }
    });
  }

  undone(seat: Seat): void {
    // What was told of the step no longer holds.
    itemAt(this.#news, seat).length = 0;
    this.#io.out(`${this.#say.undone}\n`);
  }

  refused(seat: Seat, error: BadInput | IllegalMove, line: string): void {
    this.#io.out(`${this.#io.colours.red(this.#whyNot(seat, error, line))}\n`);
  }

  #whyNot(seat: Seat, error: BadInput | IllegalMove, line: string): string {
    if (error instanceof IllegalMove) return this.#words.refusal(error.refusal);
    if (line === UNDO) return this.#say.nothingToUndo;
    const { game, state } = this.#match;
    return unreadText(this.#language, error, line, game.notation.writeStep(state, itemAt(game.moves(state, seat), 0)));
  }

  over(): void {
    const { game, state } = this.#match;
    const { totals, winners } = game.result(state);
    const reader = this.#players.findIndex(({ bot }) => bot === undefined);
    for (const line of itemAt(this.#news, Math.max(0, reader))) this.#io.out(`${this.#io.colours.dim(line)}\n`);
    const rows = totals.map((total, seat) => [
      this.#name(seat),
      String(total),
      winners.includes(seat) ? this.#say.wins : '',
    ]);
    this.#io.out(
      `\n${this.#module.drawText(this.#match.view('public'), 'public', this.#language)}\n${formatTable(rows)}`,
    );
  }

  left(): void {
    this.#io.out('\n');
  }

  #name(seat: Seat): string {
    const { name, bot } = itemAt(this.#players, seat);
    return `${upper(seatName(this.#language, seat))}${bot === undefined ? '' : ` (${name})`}`;
  }
}
