import type { GameTypes } from '@grove/kernel';
import type { Event, Seen } from './events.ts';
import type { Reason } from './refusals.ts';
import type { Move } from './move.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface EarthTypes extends GameTypes {
  State: State;
  Move: Move;
  View: View;
  Event: Event;
  Seen: Seen;
  Reason: Reason;
  Options: Options;
}
