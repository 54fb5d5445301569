import { Icon } from '@grove/game-kit/board/panel';
import type { Event } from '../../rules/events.ts';

/** The picture beside a line of the log. */
export const EventIcon = ({ event }: { readonly event: Event }) => (
  <Icon href={ICONS[event.kind] ?? '#p-acorn'} means={event.kind === 'forest' ? 'forest' : undefined} />
);

const ICONS: Readonly<Partial<Record<Event['kind'], string>>> = {
  planted: '#p-sprout',
  grown: '#p-small',
  bush: '#p-bush',
  lake: '#p-lake',
  buds: '#p-bud',
  light: '#p-sun',
  sun: '#p-sun',
  forest: '#p-big',
  fertility: '#i-fert',
  'left-over': '#i-fert',
};
