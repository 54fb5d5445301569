import { useState } from 'react';

export interface Intent {
  /** A card of the hand, or one that lies open to be chosen. */
  readonly chosen: number | undefined;
  /** Several cards at once, for the compost. */
  readonly marked: readonly number[];
  /** The colour that is thought about. */
  readonly tint: number | undefined;
  /** The place of the island that is pointed at. */
  readonly aimed: number | undefined;
}

const NOTHING: Intent = { chosen: undefined, marked: [], tint: undefined, aimed: undefined };

/** What the person is about to do. It is forgotten when the question changes. */
export function useIntent(question: string) {
  const [kept, keep] = useState({ question, intent: NOTHING });
  const intent = kept.question === question ? kept.intent : NOTHING;
  const change = (part: Partial<Intent>) =>
    keep((before) => ({
      question,
      intent: { ...(before.question === question ? before.intent : NOTHING), ...part },
    }));
  return { ...intent, change };
}
