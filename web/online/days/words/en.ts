import type { DaysWords } from './types.ts';

export const en: DaysWords = {
  offer: 'A turn may take days here. Shall this device tell you when it is yours?',
  accept: 'Yes, tell me',
  decline: 'No, thanks',
  nudge: (name) => `Nudge ${name}`,
  nudged: 'Nudged today',
  prepare: 'My next turn',
  prepareNote:
    'Choose your steps ahead. They are played as soon as it is your turn, one after the other while they are legal; the rest is left to you. Only you can read them.',
  chooseStep: 'Add a step',
  noneAhead: 'No further step can be foreseen now.',
  removeStep: (step) => `Remove ${step}`,
  typeSteps: 'Type the steps',
  typeNote: 'One step per line, as in the box for typed moves.',
  steps: 'Prepared steps',
  tooManySteps: (most, now) => `Too many steps: ${now}, at most ${most}. Take some away.`,
  stepTooLong: (line) => `Step ${line} is too long to be a step.`,
  keepSteps: 'Prepare',
  withdraw: 'Withdraw',
  kept: 'Prepared',
  dropped: (step) => `“${step}” was not legal any more, so it was not played, nor what came after it.`,
  addStep: (step) => `Add ${step}`,
  yourTurnUntil: (time) => `Your turn until ${time}`,
  due: 'Turns due',
  noneDue: 'No turn of yours has a deadline now.',
  calendarNote:
    'Your calendar can show them too: subscribe to this secret address. Whoever knows it can read when your turns are due, nothing else.',
  address: 'Address of the calendar',
  makeCalendar: 'Make a calendar',
  renew: 'New address',
  end: 'End the calendar',
};
