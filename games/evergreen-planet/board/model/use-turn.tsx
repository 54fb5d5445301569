import { useState } from 'react';
import type { BoardProps } from '../../../board/contract.ts';
import { planet } from '../../rules/index.ts';
import { TAKE } from '../../rules/steps.ts';
import type { PlanetTypes } from '../../rules/types.ts';
import type { Speech } from './speech.ts';
import { modelOf, type TableModel, whyNot } from './table.ts';
import { readMoves } from './typed-moves.ts';

/** Why something was refused; beside the space, if it was about one. */
export interface Refused {
  readonly space: number | undefined;
  readonly text: string;
}

/** What the person can do now, and what was refused last. */
export function useTurn(props: BoardProps<PlanetTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo } = props;
  const model: TableModel = modelOf(view, viewer, mayAct);
  const [chosenCard, setChosenCard] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const seat = viewer === 'public' ? 0 : viewer;

  const act = (step: number, space?: number) => {
    const refusal = planet.why(model.state, seat, step);
    setRefused(refusal === undefined ? undefined : { space, text: speech.game.refusal(refusal) });
    if (refusal !== undefined || !mayAct) return;
    setChosenCard(undefined);
    play(step);
  };
  const actOn = (space: number) => {
    if (!mayAct) return;
    const step = model.stepAt.get(space);
    if (step !== undefined) return act(step, space);
    const refusal = whyNot(model, view, seat, space);
    setRefused(refusal === undefined ? undefined : { space, text: speech.game.refusal(refusal) });
  };
  /** Plays a step or a turn that was typed, or says why it is refused. */
  const enter = (text: string): string | undefined => {
    const { steps, refusal } = readMoves(model.state, seat, text);
    if (refusal !== undefined) return speech.game.refusal(refusal);
    for (const step of steps) play(step);
    return undefined;
  };
  const takeCard = (card: string) => act(TAKE + model.state.material.numberOfCard[card]);
  const chooseCard = (card: string) => {
    if (!props.settings.confirm || card === chosenCard) return takeCard(card);
    setRefused(undefined);
    setChosenCard(card);
  };
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
    actOn,
    enter,
    takeCard,
    chooseCard,
    chosenCard,
    change,
    refused,
    setRefused,
    takeBack,
  };
}
