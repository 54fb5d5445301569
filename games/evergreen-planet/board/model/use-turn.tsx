import type { Refusal } from '@grove/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import type { Reason } from '@grove/game-kit/board/say';
import { useSteady } from '@grove/game-kit/board/steady';
import type { Spot } from '@grove/game-kit/guide';
import { nameOfSpace, POWERS, type Power } from '../../material/facts.ts';
import { planet } from '../../rules/index.ts';
import { TAKE, USE_POWER } from '../../rules/move.ts';
import type { PlanetTypes, Reason as Code } from '../../rules/types.ts';
import type { Speech } from './speech.ts';
import { modelOf, type TableModel, whyNot } from './table.ts';
import { readMoves } from './typed-moves.ts';

/** Why something was refused, and beside what it is said. */
export interface Refused extends Reason {
  readonly at: Spot;
}

export const spaceSpot = (space: number): Spot => `space ${nameOfSpace(space)}`;

/** What the person can do now, and what was refused last. */
export function useTurn(props: BoardProps<PlanetTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo } = props;
  const model = useMemo(() => modelOf(view, viewer, mayAct), [view, viewer, mayAct]);
  const [chosenCard, setChosenCard] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const seat = viewer === 'public' ? 0 : viewer;

  const textOf = (refusal: Refusal<Code>): string =>
    // Who is waited for has a name here, not only a seat.
    refusal.reason === 'not-your-turn'
      ? `${speech.board.ask.takes(speech.nameOf(view.picker))}.`
      : speech.game.refusal(refusal);
  const refuse = (at: Spot, refusal: Refusal<Code> | undefined) =>
    setRefused(refusal && { at, text: textOf(refusal), rule: refusal.rule });
  const act = (step: number, at: Spot = 'question') => {
    const refusal = planet.why(model.state, seat, step);
    refuse(at, refusal);
    if (refusal !== undefined || !mayAct) return;
    setChosenCard(undefined);
    play(step);
  };
  const actOn = (space: number) => {
    const step = model.stepAt.get(space);
    if (step !== undefined) return act(step, spaceSpot(space));
    refuse(spaceSpot(space), whyNot(model, view, seat, space));
  };
  /** Plays a step or a turn that was typed, or says why it is refused. */
  const enter = (text: string): string | undefined => {
    const { steps, refusal } = readMoves(model.state, seat, text);
    if (refusal !== undefined) return speech.game.refusal(refusal);
    for (const step of steps) play(step);
    return undefined;
  };
  const takeCard = (card: string) => act(takeOf(model, card), `card ${card}`);
  const chooseCard = (card: string) => {
    const isRefused = planet.why(model.state, seat, takeOf(model, card)) !== undefined;
    if (isRefused || !props.settings.confirm || card === chosenCard) return takeCard(card);
    setRefused(undefined);
    setChosenCard(card);
  };
  const usePower = (power: Power) => act(USE_POWER + POWERS.indexOf(power), `power ${power}`);
  const sayNoUndo = () => setRefused({ at: 'question', text: speech.board.choose.noUndo, rule: undefined });
  /** The button that takes a card, before one is chosen. */
  const askForCard = () => setRefused({ at: 'question', text: speech.board.ask.cardFirst, rule: 'P4.2' });
  /** An action that has done nothing yet can simply be exchanged. */
  const turn = view.planets[seat].turn;
  const mayChange = mayAct && undo !== undefined && turn?.part === 'action' && turn.used.length === 0;
  const change = mayChange
    ? (step: number) => {
        undo();
        setRefused(undefined);
        play(step);
      }
    : undefined;
  const takeBack =
    undo &&
    (() => {
      setRefused(undefined);
      undo();
    });
  return {
    model,
    seat,
    turn,
    act,
    actOn: useSteady(actOn),
    enter: useSteady(enter),
    takeCard,
    chooseCard: useSteady(chooseCard),
    chosenCard,
    usePower: useSteady(usePower),
    askForCard,
    sayNoUndo,
    change,
    refused,
    takeBack,
  };
}

const takeOf = ({ state }: TableModel, card: string): number => TAKE + state.material.numberOfCard[card];
