import type { Json } from '@grove/kernel';
import { readMaterial } from '../material/index.ts';
import { OPTIONS } from '../material/options.ts';

/** The choices, or a material file in place of its planets. */
export const options = {
  ...OPTIONS,
  material: {
    kind: 'data',
    default: null,
    check: (value: Json) => {
      if (value !== null) readMaterial(value);
    },
  },
} as const;
