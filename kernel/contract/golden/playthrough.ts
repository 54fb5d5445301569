import { itemAt } from '../../item-at.ts';
import {
  beginRecord,
  canonical,
  type Entry,
  type GameRecord,
  type Game,
  type GameTypes,
  type Match,
  replay,
  type Result,
  seatNumber,
} from '../../index.ts';
import { digestOf } from '../digest.ts';
import { FOR_PEOPLE, Narration, type Narrator } from './narration.ts';

const DIGEST_LENGTH = 4;
const COUNT_WIDTH = 3;

/**
 * A recorded game as text: what it is played with, then a line for every entry, then the result. With a narrator, there
 * are lines between them that tell people what happened and how it looks from one seat.
 */
export function playthroughOf<T extends GameTypes>(game: Game<T>, record: GameRecord, narrator?: Narrator<T>): string {
  const narration = narrator && new Narration(game, narrator, record.moves.length);
  const lines = [...headerLines(record), '', ...(narration?.begin(beginRecord(game, record)) ?? [])];
  let entries = 0;
  let events: T['Event'][] = [];
  const match = replay(game, record, (match, _seat, move, happened) => {
    events.push(...happened);
    if (!game.notation.closes(match.state, move)) return;
    lines.push(
      entryLine(match, itemAt(record.moves, entries), events),
      ...(narration?.after(entries, match, events) ?? []),
    );
    entries++;
    events = [];
  });
  return [...lines, '', ...resultLines(game.result(match.state)), ''].join('\n');
}

function headerLines({ game, rules, players, options, chance }: GameRecord): string[] {
  const fields = { game, rules, players, options: JSON.stringify(options), chance: JSON.stringify(chance) };
  return [
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    `${FOR_PEOPLE} Each turn: how many steps are legal after it, a digest of them and of the public view, who, what.`,
  ];
}

/** `  7 3f9a seat 1: take snow-lake`. */
function entryLine<T extends GameTypes>(match: Match<T>, [seat, text]: Entry, events: readonly T['Event'][]): string {
  const { game, state } = match;
  const steps = game
    .waitingFor(state)
    .map((seat) => game.moves(state, seat).map((move) => game.notation.writeStep(state, move)));
  const heard = events.map((event) => game.seen(event, 'public'));
  const digest = digestOf(canonical([match.view('public'), steps, heard])).slice(0, DIGEST_LENGTH);
  return `${String(steps.flat().length).padStart(COUNT_WIDTH)} ${digest} seat ${seat}: ${text}`;
}

const resultLines = ({ finished, totals, winners, parts }: Result): string[] => [
  `finished: ${finished}`,
  `totals: ${totals.join(' ')}`,
  `winners: ${winners.map((seat) => `seat ${seatNumber(seat)}`).join(', ')}`,
  ...parts.map((part, seat) => `parts of seat ${seatNumber(seat)}: ${canonical(part)}`),
];
