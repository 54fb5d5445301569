import type { Term } from '@grove/bots';
import { type Language, type ReasonContext, say, typesetWords } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { BIOMES, POWERS } from '../../material/facts.ts';
import type { PlanetTypes } from '../../rules/types.ts';
import { de } from '../de/reasons.ts';
import { en } from '../en/reasons.ts';
import { es } from '../es/reasons.ts';
import { fr } from '../fr/reasons.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { ReasonWords } from './types.ts';

export const reasonWords: Readonly<Record<Language, ReasonWords>> = typesetWords({ en, fr, de, es });

type Kind = keyof ReasonWords['mistakes'];

/** What a term is about: `light in summer`. */
export function reasonText(
  { terms }: ReasonWords,
  words: Vocabulary,
  { kind, of = 0, points }: Term,
  { nameOf }: Pick<ReasonContext<PlanetTypes>, 'nameOf'>,
): string {
  if (kind === 'rival') return say(points < 0 ? terms.rivalGets : terms.rival, { name: nameOf(of) });
  const name = nameIn(words, kind, of);
  return say(terms[kind as Kind], { name });
}

function nameIn({ seasons, biomes, powers }: Vocabulary, kind: string, of: number): string {
  if (kind === 'light') return seasons[of] ?? '';
  if (kind === 'fertility') return biomes[itemAt(BIOMES, of)];
  return kind === 'power' ? powers[itemAt(POWERS, of)] : '';
}

export const mistakeText = ({ mistakes }: ReasonWords, kind: string): string | undefined =>
  Object.hasOwn(mistakes, kind) ? mistakes[kind as Kind] : undefined;
