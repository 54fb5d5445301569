import type { Cover } from '@grove/game-kit';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';
import type { FieldName } from './field-of.ts';

/** What every group of fields is given. */
export interface DraftProps {
  readonly cover: Cover;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Why this field cannot stay as it is. */
  readonly trouble: (field: FieldName) => ReactNode;
}
