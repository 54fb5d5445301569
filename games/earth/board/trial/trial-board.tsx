import type { BoardProps } from '@grove/game-kit/board';
import type { ReactNode } from 'react';
import type { EarthTypes } from '../../rules/types.ts';
import { speechFor } from '../model/speech.ts';
import { TrialEnd, TrialPlaying } from './trial-panel.tsx';
import type { TrialControls } from './use-trial.tsx';

/**
 * What the board is given while a turn is tried out: the same board on a copy, where steps are only added to the trial and nothing is kept.
 * Where the trial ends, and while its steps are played, something else stands in the question's place.
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
    undo: trial.undo,
    redo: undefined,
    advice: undefined,
    showing: undefined,
    notes: notes && { read: notes.read, write: () => undefined },
    controls,
  };
}

function controlsOf(props: BoardProps<EarthTypes>, controls: TrialControls): ReactNode {
  const { trial, changes, left } = controls;
  const speech = speechFor(props.language, {
    players: props.view.players.length,
    viewer: props.viewer,
    teams: props.view.options.teams,
    nameOf: props.nameOf,
  });
  if (left !== undefined) return <TrialPlaying controls={controls} left={left} speech={speech} />;
  if (trial?.stop === undefined || changes === undefined) return undefined;
  return <TrialEnd controls={controls} trial={trial} changes={changes} speech={speech} />;
}
