import { useLocation } from 'wouter';
import { useModule } from '../boards/load-once.ts';
import { playAt } from '../local-game/begin-game.ts';
import { usualBot } from '../set-up/remembered.ts';
import { continueGame } from './continue-game.ts';
import type { Viewpoint } from './link.ts';
import { seatingFor } from './sitting.ts';
import type { NamedRecord } from './use-record.ts';

interface From extends Viewpoint {
  /** Where the step is shown, to go back there. */
  readonly href: string;
  readonly line?: readonly unknown[];
}

/** Plays on from a step of a record, at an address of its own. */
export function usePlayOn({ manifest, record, played, sat }: NamedRecord) {
  const module = useModule(manifest);
  const [, go] = useLocation();
  return ({ viewer, bot, ...from }: From, how?: { readonly replace: boolean }): void => {
    const { cover } = manifest;
    const seating = seatingFor(
      { players: record.players, bots: cover.bots, sat, usual: usualBot(cover) },
      { viewer, bot },
    );
    go(playAt(continueGame(module, record, played, { ...from, seating })), how);
  };
}
