import { useEffect, useRef } from 'react';
import type { GameTypes } from '@grove/kernel';
import type { BoardProps } from '../contract.ts';
import { type Sound, soundsSince } from './sounds.ts';
import { playSounds } from './synth.ts';

/** Lets a board be heard: what the viewer just heard of, and that it is their turn. Silent where the volume is 0. */
export function useSounds<T extends GameTypes>(
  { heard, mayAct, viewer, settings: { volume } }: BoardProps<T>,
  soundOf: (seen: T['Seen']) => Sound | undefined,
): void {
  const before = useRef({ steps: heard.length, mayAct, viewer });
  useEffect(() => {
    const { steps, mayAct: couldAct, viewer: seenBy } = before.current;
    before.current = { steps: heard.length, mayAct, viewer };
    // Another pair of eyes is no step of the game.
    if (viewer !== seenBy) return;
    const turn: Sound[] = mayAct && !couldAct ? ['turn'] : [];
    playSounds([...soundsSince(heard, steps, soundOf), ...turn], volume);
  }, [heard, mayAct, viewer, volume, soundOf]);
}
