import { itemAt } from '../../item-at.ts';
import { type Entry, type Game, type GameRecord, type GameTypes, readRecord } from '../../index.ts';
import { Breach } from '../breach.ts';
import { FOR_PEOPLE } from './narration.ts';
import { playthroughOf } from './playthrough.ts';

/** A game as it was played when the rules were last looked at, to notice every change since. */
export interface Golden {
  readonly record: GameRecord;
  /** The lines of its playthrough that say what the rules did, without those that are there for people. */
  readonly facts: readonly Line[];
}

interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

const linesOf = (text: string): Line[] => text.split('\n').map((text, i) => ({ number: i + 1, text }));

const factsIn = (playthrough: string): Line[] =>
  linesOf(playthrough).filter(({ text }) => text !== '' && !text.startsWith(FOR_PEOPLE));

/** Reads a playthrough. The record stands in the same lines as the facts. */
export function readGolden(playthrough: string): Golden {
  const facts = factsIn(playthrough);
  const fields = new Map<string, string>();
  const moves: Entry[] = [];
  for (const { text } of facts) {
    const entry = /^ *\d+ [0-9a-f]+ seat (\d+): (.*)$/.exec(text);
    const field = /^(\w+): (.*)$/.exec(text);
    if (entry) moves.push([Number(entry[1]), itemAt(entry, 2)]);
    else if (field) fields.set(itemAt(field, 1), itemAt(field, 2));
  }
  const [game, rules] = [fields.get('game'), fields.get('rules')];
  const [players, options, chance] = ['players', 'options', 'chance'].map((name): unknown =>
    JSON.parse(fields.get(name) ?? 'null'),
  );
  return { record: readRecord({ game, rules, players, options, chance, moves }), facts };
}

/** Plays the record again and compares line by line. */
export function checkGolden<T extends GameTypes>(game: Game<T>, { record, facts }: Golden): void {
  mustBeTheSame(facts, factsIn(playthroughOf(game, record)));
}

/** Whether a playthrough of the same record comes to the same end, whatever else it shows. */
export function checkResult({ facts }: Golden, playthrough: string): void {
  mustBeTheSame(resultIn(facts), resultIn(factsIn(playthrough)));
}

const resultIn = (facts: readonly Line[]): readonly Line[] =>
  facts.slice(facts.findIndex(({ text }) => text.startsWith('finished: ')));

/** Compares whole playthroughs, words and drawings included. */
export const checkPlaythrough = (written: string, now: string): void => mustBeTheSame(linesOf(written), linesOf(now));

/** Names the first line that differs. */
function mustBeTheSame(written: readonly Line[], now: readonly Line[]): void {
  for (let i = 0; i < Math.max(written.length, now.length); i++) {
    const [was, is] = [written[i], now[i]].map((line) => line?.text ?? '(no line)');
    if (was !== is)
      throw new Breach(`line ${written[i]?.number ?? 'after the last'} differs\n  was ${was}\n  is  ${is}`);
  }
}
