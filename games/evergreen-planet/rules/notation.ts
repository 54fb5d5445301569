import { BadInput, type Notation, wordsOf } from '@grove/kernel';
import { nameOfSpace, POWERS, type Power, spaceNamed } from '../material/facts.ts';
import { type PlanetTypes, type State } from './types.ts';
import { ACTIONS, type Action } from './layout.ts';
import {
  BUSH,
  CHOOSE_ACTION,
  DIG_LAKE,
  DONE,
  effectOf,
  GROW,
  isAction,
  isEffect,
  isPower,
  isTake,
  MOVE_COUNT,
  PLANT,
  spaceOf,
  TAKE,
  USE_POWER,
} from './move.ts';

const EFFECTS = new Map([
  ['+', PLANT],
  ['^', GROW],
  ['*', BUSH],
  ['~', DIG_LAKE],
]);
const SIGN_OF_EFFECT = new Map([...EFFECTS].map(([sign, effect]) => [effect, sign]));
const TAKE_WORD = 'take';
const DONE_WORD = 'done';
const BETWEEN_PARTS = '|';

/** What is written for every move but those that take a card, whose names are the material's. */
const WORDS: readonly string[] = Array.from({ length: MOVE_COUNT }, (_, move) => {
  if (isAction(move)) return ACTIONS[move - CHOOSE_ACTION];
  if (isPower(move)) return POWERS[move - USE_POWER];
  return isEffect(move) ? `${SIGN_OF_EFFECT.get(effectOf(move))}${nameOfSpace(spaceOf(move))}` : DONE_WORD;
});

const beginsPart = (move: number): boolean => isAction(move) || isPower(move);

const writeStep = (state: State, move: number): string =>
  isTake(move) ? `${TAKE_WORD} ${state.material.cardIds[move - TAKE]}` : WORDS[move];

function writeTurn(state: State, moves: readonly number[]): string {
  let text = '';
  for (const move of moves) {
    if (move === DONE) continue;
    if (text !== '') text += beginsPart(move) ? ` ${BETWEEN_PARTS} ` : ' ';
    text += writeStep(state, move);
  }
  return text;
}

function readTake(state: State, words: readonly string[]): number {
  const { numberOfCard } = state.material;
  const id = words[1] ?? '';
  if (!Object.hasOwn(numberOfCard, id) || words.length !== 2) {
    throw new BadInput(`"${words.join(' ')}" must name one card, such as "take snow-lake"`, words.join(' '));
  }
  return TAKE + numberOfCard[id];
}

/** A letter or a power's name, which begin a part, or an effect with its space. */
function readWord(word: string): number {
  const action = ACTIONS.indexOf(word as Action);
  if (action >= 0) return CHOOSE_ACTION + action;
  const power = POWERS.indexOf(word as Power);
  if (power >= 0) return USE_POWER + power;
  const effect = EFFECTS.get(word[0]);
  const space = spaceNamed(word.slice(1));
  if (effect === undefined || space < 0) {
    throw new BadInput(`"${word}" is neither an action, nor a power, nor an effect on a space such as "+b2"`, word);
  }
  return effect + space;
}

/** Each part between the bars begins with its action or power, and only there. */
function readPart(text: string): number[] {
  const words = wordsOf(text);
  if (words.length === 0) throw new BadInput('a part of the turn is empty');
  return words.map((word, i) => {
    const move = readWord(word);
    if (beginsPart(move) === (i === 0)) return move;
    throw new BadInput(
      i === 0 ? `"${word}" stands before any action or power` : `"${word}" needs a "${BETWEEN_PARTS}" before it`,
      word,
    );
  });
}

/**
 * `take snow-lake`; a turn `A +b2 +c2 | lake ~d3 ^d2`: its parts in the order done, each the action's letter or the
 * power's name with its effects. A turn's text has no word for `done`: its end says it.
 */
export const notation: Notation<PlanetTypes> = {
  writeStep,
  readStep: (state, _seat, text) => {
    const words = wordsOf(text);
    if (words[0] === TAKE_WORD) return readTake(state, words);
    if (words.length !== 1) throw new BadInput(`"${text}" is not one step`);
    return words[0] === DONE_WORD ? DONE : readWord(words[0]);
  },
  writeTurn,
  readTurn: (state, _seat, text) => {
    const words = wordsOf(text);
    if (words[0] === TAKE_WORD) return [readTake(state, words)];
    return [...text.split(BETWEEN_PARTS).flatMap(readPart), DONE];
  },
  closes: (_state, move) => isTake(move) || move === DONE,
};
