import type { BoardProps } from '@grove/game-kit/board';
import type { ReactNode } from 'react';
import type { EarthTypes } from '../../rules/types.ts';
import { speechFor } from '../model/speech.ts';
import { TrialPlaying } from './trial-panel.tsx';
import type { TrialControls } from './use-trial.tsx';

/**
 * What the board is given while a turn is tried out: the same board on a copy, where steps are only added to the trial and nothing is kept.
 * While its steps are played, something else stands in the question's place.
 */
export function trialBoard(props: BoardProps<EarthTypes>, trial: TrialControls): BoardProps<EarthTypes> {
  const controls = controlsOf(props, trial);
  if (trial.trial === undefined) return controls === undefined ? props : { ...props, controls };
  const { notes } = props;
  return {
    ...props,
    view: trial.trial.view,
    mayAct: trial.trial.stop === undefined,
    play: trial.add,
    isSending: false,
    refusal: undefined,
    undo: trial.undo,
    redo: undefined,
    advice: undefined,
    showing: undefined,
    notes: notes && { read: notes.read, write: () => undefined },
    controls,
  };
}

function controlsOf(props: BoardProps<EarthTypes>, controls: TrialControls): ReactNode {
  const { left } = controls;
  if (left === undefined) return undefined;
  const speech = speechFor(props.language, {
    players: props.view.players.length,
    viewer: props.viewer,
    teams: props.view.options.teams,
    nameOf: props.nameOf,
  });
  return <TrialPlaying controls={controls} left={left} speech={speech} />;
}
