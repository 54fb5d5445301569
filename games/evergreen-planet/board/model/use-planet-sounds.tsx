import { useEffect, useRef } from 'react';
import { playSounds } from '@grove/game-kit/board/synth';
import { useSounds } from '@grove/game-kit/board/use-sounds';
import { soundOf } from '../sounds.ts';
import type { Screen } from './use-screen.tsx';

/** Cards, pieces and growth are heard as they happen, and the sun when it goes on: after the person has, at a season's end. */
export function usePlanetSounds({ board, ended, season }: Pick<Screen, 'board' | 'ended' | 'season'>): void {
  useSounds(board, soundOf);
  const { volume } = board.settings;
  const shown = ended?.season ?? season;
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current + 1) playSounds(['sun'], volume);
    before.current = shown;
  }, [shown, volume]);
}
