import { Icon } from '@grove/game-kit/board/panel';
import type { Power } from '../../material/index.ts';
import type { Event } from '../../rules/events.ts';

/** The picture beside a line of the log: the piece that it speaks of, else the acorn of whoever begins. */
export const EventIcon = ({ event }: { readonly event: Event }) => (
  <Icon href={iconOf(event)} means={event.kind === 'forest' ? 'forest' : undefined} />
);

function iconOf(event: Event): string {
  if (event.kind === 'grown') return pieceOf(event.to);
  if (event.kind === 'marker') return pieceOf(event.power);
  return ICONS[event.kind] ?? '#p-acorn';
}

const pieceOf = (power: Power): string => `#p-${power}`;

const ICONS: Readonly<Partial<Record<Event['kind'], string>>> = {
  planted: '#p-sprout',
  bush: '#p-bush',
  lake: '#p-lake',
  buds: '#p-bud',
  light: '#p-sun',
  sun: '#p-sun',
  forest: '#p-big',
  fertility: '#i-fert',
  'left-over': '#i-fert',
};
