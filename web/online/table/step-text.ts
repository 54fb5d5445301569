import type { Language } from '@grove/game-kit';
import { historyOf } from '@grove/table/core';
import type { TableProps } from './table-props.ts';

/** What the step with this index did, in the words of the log; empty if it is not known, or tells nothing. */
export function stepText({ module, state, view, nameOf }: TableProps, index: number, language: Language): string {
  const seen = historyOf(state.shownLog).standing[index]?.seen ?? [];
  const reader = view.me.seat ?? undefined;
  const told = seen.map((event) => module.words[language].event(event, nameOf, reader));
  return told.find((text) => text !== undefined && text !== '') ?? '';
}
