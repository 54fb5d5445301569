import type { PhraseId } from '@grove/protocol';

/** What people say by choosing it, each in the language of whoever reads it. */
export interface PhraseWords {
  readonly title: string;
  readonly note: string;
  readonly phrases: Readonly<Record<PhraseId, string>>;
}
