import type { SeatSign } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import type { TableProps } from './table-props.ts';

/** The colours and letters that the board gives to the seats; none before the game has begun, and in games without signs. */
export function useSeatSigns({
  module,
  view: { playing },
  nameOf,
}: Pick<TableProps, 'module' | 'view' | 'nameOf'>): readonly SeatSign[] {
  const language = useLanguage();
  return playing === null ? [] : (module.signs?.(playing.view, { language, viewer: playing.viewer, nameOf }) ?? []);
}
