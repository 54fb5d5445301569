import { itemAt } from '@grove/kernel';
/** The leaf of every seat; Gaia's comes after the last. The ground carries its ink with 4.5 and more. */
export interface SeatTone {
  readonly ground: string;
  readonly ink: string;
}

const TONES: readonly SeatTone[] = [
  { ground: '#1c5a44', ink: '#ffffff' },
  { ground: '#c8863a', ink: '#2b1600' },
  { ground: '#6a5487', ink: '#ffffff' },
  { ground: '#2f6f9f', ink: '#ffffff' },
  { ground: '#a8402f', ink: '#ffffff' },
  { ground: '#d9c04a', ink: '#2e2600' },
];
const GAIA: SeatTone = { ground: '#2a2d33', ink: '#ffffff' };

export const toneOf = (seat: number, players: number): SeatTone =>
  seat >= players ? GAIA : itemAt(TONES, seat % TONES.length);
