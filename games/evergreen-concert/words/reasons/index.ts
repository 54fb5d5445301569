import type { Term } from '@grove/bots';
import { type Language, type ReasonContext, say, typesetWords } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { COLOURS } from '../../material/index.ts';
import type { ConcertTypes } from '../../rules/index.ts';
import { de } from '../de/reasons.ts';
import { en } from '../en/reasons.ts';
import { es } from '../es/reasons.ts';
import { fr } from '../fr/reasons.ts';
import type { Phrases } from '../phrases.ts';
import type { ReasonWords } from './types.ts';

export const reasonWords: Readonly<Record<Language, ReasonWords>> = typesetWords({ en, fr, de, es });

type Kind = keyof ReasonWords['terms'];

/** What a term is about: `green disc for later concerts`. */
export function reasonText(
  { terms, strongest }: ReasonWords,
  { colours }: Phrases,
  { kind, of, points }: Term,
  { view, seat, nameOf }: ReasonContext<ConcertTypes>,
): string {
  if (kind === 'rival') {
    const name = view.players === 2 ? nameOf(1 - seat) : strongest;
    return say(points < 0 ? terms.rivalMore : terms.rivalLess, { name });
  }
  const name = kind === 'disc' ? colours[itemAt(COLOURS, of ?? 0)] : String(of ?? '');
  return say(terms[kind as Kind], { name });
}

export const mistakeText = ({ mistakes }: ReasonWords, kind: string): string | undefined =>
  Object.hasOwn(mistakes, kind) ? mistakes[kind as keyof ReasonWords['mistakes']] : undefined;
