import { create } from 'zustand';
import type { Area } from '../parts/areas.ts';

/** An icon that somebody asks about. */
export interface AskedIcon {
  readonly game: string;
  /** Its name in the legend. */
  readonly icon: string;
  /** Where it is on the screen. */
  readonly at: Area;
}

interface IconHelpState {
  readonly asked: AskedIcon | undefined;
  /** The game whose icons can all be asked about by a tap, until somebody leaves that. */
  readonly looking: string | undefined;
}

export const useIconHelp = create<IconHelpState>()(() => ({ asked: undefined, looking: undefined }));

export const askIcon = (asked: AskedIcon): void => useIconHelp.setState({ asked });
export const closeIcon = (): void => useIconHelp.setState({ asked: undefined });
export const lookAtIcons = (game: string): void => useIconHelp.setState({ looking: game });
export const leaveIcons = (): void => useIconHelp.setState({ asked: undefined, looking: undefined });
