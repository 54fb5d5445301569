import { itemAt } from '@grove/kernel';
import { POWERS } from '../material/facts.ts';
import { materialFor } from '../material/material.ts';
import { WILD, BIOMES } from '../material/facts.ts';
import type { TurnView, View } from '../rules/types.ts';
import type { BoardWords } from './screen/index.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Question {
  /** One sentence without a full stop. */
  readonly title: string;
  /** At most one more. */
  readonly note: string;
}

interface Speech {
  readonly words: Vocabulary;
  readonly board: BoardWords;
  readonly nameOf: (picker: number) => string;
  /** Several people share the screen, and who is asked is said beside the question. */
  readonly isShared?: boolean;
}

/** What a seat is asked now, in words; spectators, who have none, hear who is waited for. */
export function questionFor(view: View, seat: number | undefined, speech: Speech): Question {
  const { ask } = speech.board;
  if (view.phase === 'over') return { title: ask.over, note: '' };
  if (view.phase === 'draft') {
    if (view.picker === seat) return { title: speech.isShared ? ask.takeHere : ask.take, note: ask.takeGives };
    return { title: ask.takes(speech.nameOf(view.picker)), note: ask.takeNote };
  }
  const turn = seat === undefined ? null : itemAt(view.planets, seat).turn;
  if (seat === undefined || turn === null || !view.acting.includes(seat)) {
    return { title: ask.waitFor(view.acting.map(speech.nameOf).join(', ')), note: '' };
  }
  if (isComplete(turn)) return { title: ask.allDone, note: ask.mayTakeBack };
  return { title: turnTitle(view, turn, seat, speech), note: turnNote(view, turn, seat, speech) };
}

/** Whether nothing is left to do in this turn but to finish it. */
export const isComplete = (turn: TurnView): boolean => turn.action !== null && turn.powerUsed && isPartDone(turn);

/** Whether what is being done now, the action or the power, has no step left. */
export const isPartDone = (turn: TurnView): boolean =>
  turn.part === 'action' ? turn.plantsLeft + turn.growsLeft === 0 : turn.powerLeft + turn.lakeGrows === 0;

/** The biome that a card's action works in; undefined for wild cards. */
function placeOfCard(view: View, card: string, words: Vocabulary): string | undefined {
  const { biomeOfCard, numberOfCard } = materialFor(view.options.planet, view.options.material);
  const biome = itemAt(biomeOfCard, itemAt(numberOfCard, card));
  return biome === WILD ? undefined : words.biomes[itemAt(BIOMES, biome)];
}

function powerOfCard(view: View, card: string): number {
  const material = materialFor(view.options.planet, view.options.material);
  return itemAt(material.powerOfCard, itemAt(material.numberOfCard, card));
}

function turnTitle(view: View, turn: TurnView, seat: number, { words, board: { ask } }: Speech): string {
  const place = placeOfCard(view, turn.card, words);
  const isDone = turn.part !== null && isPartDone(turn);
  if (turn.action === null && (turn.part === null || isDone)) return ask.action(place);
  if (isDone && !turn.powerUsed) return powerTitle(view, { ...turn, powerLeft: strengthNext(view, seat, turn) }, ask);
  if (turn.part === 'power') return powerTitle(view, turn, ask);
  if (turn.plantsLeft === 0 && turn.growsLeft === 0) return ask.nothingLeft;
  if (turn.action === 'A') return ask.plant(place, turn.plantsLeft);
  if (turn.action === 'B') return ask.grow(place, turn.growsLeft);
  return turn.action === 'C' ? ask.each(place, turn.plantsLeft, turn.growsLeft) : ask.anywhere(1);
}

function powerTitle(view: View, turn: TurnView, ask: BoardWords['ask']): string {
  const power = itemAt(POWERS, powerOfCard(view, turn.card));
  if (power === 'bud') return ask.nothingLeft;
  if (power === 'lake' && turn.lakeGrows > 0) return ask.lakeGrows(turn.lakeGrows);
  if (turn.powerLeft === 0) return ask.nothingLeft;
  const sentences = {
    sprout: ask.sprouts,
    small: ask.smallTrees,
    big: ask.bigTrees,
    bush: ask.bushes,
    lake: ask.lakes,
  };
  return sentences[power](turn.powerLeft);
}

function turnNote(view: View, turn: TurnView, seat: number, { words, board: { ask } }: Speech): string {
  if (turn.action === null && turn.powerUsed) return ask.actionStill;
  if (turn.powerUsed) return ask.mayFinish;
  const power = powerOfCard(view, turn.card);
  const name = words.powers[itemAt(POWERS, power)];
  if (turn.action !== null) return ask.powerStill(name);
  return ask.powerReady(name, strengthNext(view, seat, turn));
}

/** P5.6 How strong the power of the card would be: its marker moves one step before it is used. */
function strengthNext(view: View, seat: number, { card }: TurnView): number {
  const power = powerOfCard(view, card);
  const track = itemAt(materialFor(view.options.planet, view.options.material).tracks, power);
  const step = Math.min(itemAt(view.planets, seat).markers[itemAt(POWERS, power)] + 1, track.length - 1);
  return itemAt(track, step);
}
