import { itemAt, type Refusal } from '@grove/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useSteady } from '@grove/game-kit/board/steady';
import { useActions } from '@grove/game-kit/board/use-actions';
import type { Spot } from '@grove/game-kit/guide';
import { nameOfSpace, POWERS, type Power } from '../../material/facts.ts';
import { planet } from '../../rules/index.ts';
import { DONE, TAKE, USE_POWER } from '../../rules/move.ts';
import type { PlanetTypes, Reason as Code } from '../../rules/types.ts';
import { exchangeFor } from './implied.ts';
import type { Speech } from './speech.ts';
import { meantStep, modelOf, type TableModel } from './table.ts';
import { useAutoFinish } from './use-auto-finish.tsx';

const spaceSpot = (space: number): Spot => `space ${nameOfSpace(space)}`;

/** What the person can do now, and what was refused last. */
export function useTurn(props: BoardProps<PlanetTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo, settings, guide, isUndoFree } = props;
  const model = useMemo(() => modelOf(view, viewer, mayAct), [view, viewer, mayAct]);
  const [chosenCard, setChosenCard] = useState<string>();
  const seat = viewer === 'public' ? 0 : viewer;
  // What can be taken back need not be confirmed.
  const isConfirmed = settings.confirm && !isUndoFree && view.planets.length > 1;

  const textOf = (refusal: Refusal<Code>): string =>
    // Who is waited for has a name here, not only a seat.
    refusal.reason === 'not-your-turn'
      ? `${speech.board.ask.takes(speech.nameOf(view.picker))}.`
      : speech.game.refusal(refusal);
  const { refused, clear, say, act, actAll, playAll, enter, takeBack } = useActions<PlanetTypes>({
    game: planet,
    state: model.state,
    seat,
    mayAct,
    play,
    undo,
    textOf,
    typedTextOf: (refusal) => speech.game.refusal(refusal),
    forget: () => setChosenCard(undefined),
  });
  const actOn = (space: number) => {
    const steps = model.stepsAt.get(space);
    const exchange = steps === undefined && undo && mayAct ? exchangeFor(view, seat, space) : undefined;
    if (exchange === undefined) return actAll(steps ?? [meantStep(view, seat, space)], spaceSpot(space));
    for (let i = 0; i < exchange.undone; i++) undo?.();
    playAll(exchange.steps);
  };
  const takeCard = (card: string) => {
    leaveCard();
    act(takeOf(model, card), `card ${card}`);
  };
  const chooseCard = (card: string) => {
    const isRefused = planet.why(model.state, seat, takeOf(model, card)) !== undefined;
    if (isRefused || !isConfirmed || card === chosenCard) return takeCard(card);
    clear();
    setChosenCard(card);
  };
  const usePower = (power: Power) => act(USE_POWER + POWERS.indexOf(power), `power ${power}`);
  const sayNoUndo = () => say('question', speech.board.choose.noUndo);
  /** The button that takes a card, before one is chosen. */
  const askForCard = () => say('question', speech.board.ask.cardFirst, 'P4.2');
  /** An action that has done nothing yet can simply be exchanged. */
  const turn = itemAt(view.planets, seat).turn;
  const mayChange = mayAct && undo !== undefined && turn?.part === 'action' && turn.used.length === 0;
  const change = mayChange
    ? (step: number) => {
        undo();
        clear();
        play(step);
      }
    : undefined;
  // A lesson waits to be read, and so does whoever wants to end every turn themselves.
  const mayFinish = settings.autoFinish === true && !isUnderLesson(guide);
  const rest = mayFinish ? model.rest : undefined;
  const finish = () => actAll(rest ?? [DONE], 'question');
  useAutoFinish(rest !== undefined, finish);
  return {
    model,
    seat,
    turn,
    /** The turn is about to end by itself. */
    finishesSoon: rest !== undefined,
    /** The power is used before that. */
    endsWithPower: rest !== undefined && rest.length > 1,
    /** Ends the turn as it would end by itself. */
    finish,
    act: (step: number) => act(step, 'question'),
    actOn: useSteady(actOn),
    enter: useSteady(enter),
    takeCard,
    chooseCard: useSteady(chooseCard),
    chosenCard,
    /** Whether a card is chosen first and taken with a second press. */
    isConfirmed,
    usePower: useSteady(usePower),
    askForCard,
    sayNoUndo,
    change,
    refused,
    takeBack,
  };
}

const isUnderLesson = (guide: BoardProps['guide']): boolean => guide?.lesson !== undefined;

/** A card that was taken by keyboard has nothing more to offer: the next question gets the focus. */
function leaveCard(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.dataset.spot?.startsWith('card ')) activeElement.blur();
}

const takeOf = ({ state }: TableModel, card: string): number => TAKE + itemAt(state.material.numberOfCard, card);
