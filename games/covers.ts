import type { Cover } from '@grove/kernel';
import { cover as concert } from './evergreen-concert/material/cover.ts';
import { cover as earth } from './earth/material/cover.ts';
import { cover as planet } from './evergreen-planet/material/cover.ts';

/** The covers alone, for those who never open a box, such as the service worker. In the order of the shelf. */
export const covers: readonly Cover[] = [planet, concert, earth];

export { concert, earth, planet };
