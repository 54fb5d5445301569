import type { Term } from '@grove/bots';
import { type Language, type ReasonContext, say, typesetWords } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import { NO_CARD } from '../../rules/grid.ts';
import { targetOf, verbOf } from '../../rules/move.ts';
import { costOf } from '../../rules/payment.ts';
import type { EarthTypes } from '../../rules/types.ts';
import { de } from '../de/reasons.ts';
import { en } from '../en/reasons.ts';
import { es } from '../es/reasons.ts';
import { fr } from '../fr/reasons.ts';
import { cardName } from '../names/index.ts';
import type { ReasonWords } from './types.ts';

export const reasonWords: Readonly<Record<Language, ReasonWords>> = typesetWords({ en, fr, de, es });

type About = ReasonContext<EarthTypes>;
type Sentence = keyof ReasonWords['terms'];

/** What a term is about: `ecosystem Wetlands`. */
export function reasonText({ terms, others }: ReasonWords, language: Language, term: Term, about: About): string {
  const { n, left } = paidBy(about) ?? { n: 0, left: 0 };
  return say(terms[sentenceFor(term, about)], { name: nameIn(language, others, term, about), n, left });
}

function sentenceFor({ kind, of, points }: Term, about: About): Sentence {
  if (kind === 'rival') return points < 0 ? 'rivalMore' : 'rivalLess';
  if (kind === 'gaia') return points < 0 ? 'gaiaMore' : 'gaiaLess';
  if (kind === 'terrain' && of === undefined) return 'terrains';
  return kind === 'cost' && paidBy(about) !== undefined ? 'costLeft' : (kind as Sentence);
}

function nameIn(language: Language, others: string, { kind, of }: Term, { view, seat, nameOf }: About): string {
  if (kind === 'rival') return view.players.length === 2 ? nameOf(1 - seat) : others;
  if (of === undefined || of === NO_CARD) return '';
  return kind === 'team' ? nameOf(of) : cardName(of, language);
}

/** E7.5: what a planting costs, and the soil that it leaves. */
function paidBy({ view, seat, steps: [step] }: About): { n: number; left: number } | undefined {
  if (step === undefined || verbOf(step) !== 'plant') return undefined;
  const player = itemAt(view.players, seat);
  const n = costOf(player, targetOf(step));
  return { n, left: Math.max(0, player.soil - n) };
}

export const mistakeText = ({ mistakes }: ReasonWords, kind: string): string | undefined =>
  Object.hasOwn(mistakes, kind) ? mistakes[kind as keyof ReasonWords['mistakes']] : undefined;
