import { canonical, type Game, type GameRecord, type GameTypes, Match, recordOf, replay, type Result, SeededChance } from '../../index.ts';
import { playAtRandom } from '../checks/records-replay.ts';
import { digestOf } from '../digest.ts';
import { mustEqual } from '../breach.ts';
import { type SeededGame } from '../seeded-game.ts';

const DIGEST_LENGTH = 10;

/** A game as it was played when the rules were last looked at, to notice every change since. */
export interface Golden {
  readonly record: GameRecord;
  /** One for every entry of the record: what the public sees and hears after it, and the legal steps in their order. */
  readonly digests: readonly string[];
  readonly result: Result;
}

export function makeGolden<T extends GameTypes>(game: Game<T>, seeded: SeededGame): Golden {
  const match = playAtRandom(game, seeded, SeededChance.from(seeded.seed));
  return playGolden(game, recordOf(match, { seed: seeded.seed }));
}

/** The same game, played by its own rules as they are now. It must come to the same end. */
export function refreshGolden<T extends GameTypes>(game: Game<T>, golden: Golden): Golden {
  const now = playGolden(game, golden.record);
  mustEqual(canonical(now.result), canonical(golden.result), 'the result is another');
  return now;
}

/** Compares entry by entry, so that the first one that differs is named. */
export function checkGolden<T extends GameTypes>(game: Game<T>, golden: Golden): void {
  const now = playGolden(game, golden.record);
  golden.record.moves.forEach(([seat, text], i) => {
    mustEqual(now.digests[i], golden.digests[i], `entry ${i + 1} (seat ${seat}: ${text}) leaves another public view or other legal steps`);
  });
  mustEqual(canonical(now.result), canonical(golden.result), 'the result is another');
}

function playGolden<T extends GameTypes>(game: Game<T>, record: GameRecord): Golden {
  const digests: string[] = [];
  let heard: unknown[] = [];
  const match = replay(game, record, (match, _seat, move, events) => {
    heard.push(...events.map((event) => game.seen(event, 'public')));
    if (!game.notation.closes(match.state, move)) return;
    digests.push(digestOfPosition(match, heard));
    heard = [];
  });
  return { record, digests, result: game.result(match.state) };
}

function digestOfPosition<T extends GameTypes>(match: Match<T>, heard: readonly unknown[]): string {
  const { game, state } = match;
  const steps = game
    .waitingFor(state)
    .map((seat) => game.moves(state, seat).map((move) => game.notation.writeStep(state, move)));
  return digestOf(canonical([match.view('public'), steps, heard])).slice(0, DIGEST_LENGTH);
}
