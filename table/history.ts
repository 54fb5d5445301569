import type { Seat } from '@grove/kernel';
import type { SeenEntry } from '@grove/protocol';
import type { Heard } from './heard.ts';

interface PlayedStep {
  readonly seat: Seat;
  /** The step in the game's notation, where it is known: nobody is told the text of another seat's step. */
  readonly step?: string | undefined;
}

/** Which steps stand, and which were taken back and can be played again. */
export interface StepHistory<Step extends PlayedStep> {
  /** In the order played. */
  readonly standing: readonly Step[];
  /** In the order taken back. */
  readonly takenBack: readonly Step[];
}

export const NO_STEPS: StepHistory<never> = { standing: [], takenBack: [] };

/** A seat that plays the step again that it took back last may go on doing so; with any other step it goes another way. */
export function withStep<Step extends PlayedStep>(
  { standing, takenBack }: StepHistory<Step>,
  played: Step,
): StepHistory<Step> {
  const isRedo = stepToRedo({ standing, takenBack }, played.seat)?.step === played.step;
  return {
    standing: [...standing, played],
    takenBack: isRedo ? withoutLast(takenBack, played.seat) : takenBack.filter(({ seat }) => seat !== played.seat),
  };
}

/** After a seat has taken its last step back; what others have played since stays. */
export function withUndo<Step extends PlayedStep>(
  { standing, takenBack }: StepHistory<Step>,
  seat: Seat,
): StepHistory<Step> {
  const undone = standing.findLast((step) => step.seat === seat);
  if (undone === undefined) return { standing, takenBack };
  return { standing: withoutLast(standing, seat), takenBack: [...takenBack, undone] };
}

/** After everybody agreed to go back to when so many steps stood: none of the later ones is offered again. */
function withRewind<Step extends PlayedStep>({ standing }: StepHistory<Step>, to: number): StepHistory<Step> {
  return { standing: standing.slice(0, to), takenBack: [] };
}

/** The step that a seat took back last and has not replaced. It may have become illegal meanwhile. */
export const stepToRedo = <Step extends PlayedStep>({ takenBack }: StepHistory<Step>, seat: Seat): Step | undefined =>
  takenBack.findLast((step) => step.seat === seat);

function withoutLast<Step extends PlayedStep>(steps: readonly Step[], seat: Seat): readonly Step[] {
  const last = steps.findLastIndex((step) => step.seat === seat);
  return steps.filter((_, i) => i !== last);
}

/** A step as the log tells a viewer of it. */
export interface HeardStep extends Heard, PlayedStep {}

/** What a viewer's log says of steps. */
export const historyOf = (log: readonly Pick<SeenEntry, 'number' | 'event'>[]): StepHistory<HeardStep> =>
  log.reduce<StepHistory<HeardStep>>(withEntry, NO_STEPS);

function withEntry(
  history: StepHistory<HeardStep>,
  { number, event }: Pick<SeenEntry, 'number' | 'event'>,
): StepHistory<HeardStep> {
  switch (event.kind) {
    case 'moved':
    case 'interrupted':
      return withStep(history, { id: number, seat: event.seat, step: event.step, seen: event.seen });
    case 'undone':
      return withUndo(history, event.seat);
    case 'rewound':
      return withRewind(history, event.to);
    default:
      return history;
  }
}
