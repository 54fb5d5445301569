import { BadInput, type Json, type OptionSpecs } from '@grove/kernel';
import { OPTIONS } from '../material/options.ts';
import { COLOURS, colourNamed, USUAL_RING, type Colour } from '../material/index.ts';
import type { Options } from './types.ts';

/** C1.4, C1.5 */
export const options: OptionSpecs = {
  ...OPTIONS,
  ring: { kind: 'data', default: [...USUAL_RING], check: checkRing },
};

function checkRing(ring: Json): void {
  const complete =
    Array.isArray(ring) && ring.length === COLOURS.length && COLOURS.every((name) => ring.includes(name));
  if (!complete) {
    throw new BadInput(`${JSON.stringify(ring)} must be a list that names each of ${COLOURS.join(', ')} once`);
  }
}

/** C4.4 The colour beside another on the ring, `step` 1 forward or -1 back. */
export const besideOnRing = (ring: Options['ring'], colour: Colour, step: -1 | 0 | 1): Colour =>
  colourNamed(ring[(ring.indexOf(COLOURS[colour]) + step + ring.length) % ring.length]);
