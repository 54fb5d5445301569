import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Spot } from '../../guide/lesson.ts';
import type { BoardCards, BoardGuide, BoardRules, ShownStep } from '../contract.ts';
import styles from './help.module.css';
import './spot.css';

interface Help {
  readonly about: ReadonlySet<Spot>;
  readonly rules: BoardRules | undefined;
  readonly cards: BoardCards | undefined;
  readonly showing: ShownStep | undefined;
}

const NOTHING: ReadonlySet<Spot> = new Set();
const HelpContext = createContext<Help>({ about: NOTHING, rules: undefined, cards: undefined, showing: undefined });

interface HelpProviderProps {
  readonly guide: BoardGuide | undefined;
  readonly rules: BoardRules | undefined;
  readonly cards?: BoardCards | undefined;
  readonly showing?: ShownStep | undefined;
  readonly children: ReactNode;
}

/** What helps on a board: the parts that a lesson is about, the ways to rules and cards, and what others are shown to do. */
export function HelpProvider({ guide, rules, cards, showing, children }: HelpProviderProps) {
  const about = guide?.about ?? NOTHING;
  const help = useMemo(() => ({ about, rules, cards, showing }), [about, rules, cards, showing]);
  return <HelpContext value={help}>{children}</HelpContext>;
}

export interface SpotAttributes {
  readonly 'data-spot': Spot | undefined;
  /** There while a lesson is about this part; style sheets and the lesson's card look for it. */
  readonly 'data-about': true | undefined;
}

/** Names parts of a board, so that lessons can point at them: `<li {...spot('card snow-lake')}>`. */
export function useSpot(): (spot: Spot | undefined) => SpotAttributes {
  const { about } = use(HelpContext);
  return (spot) => ({ 'data-spot': spot, 'data-about': (spot !== undefined && about.has(spot)) || undefined });
}

/** The step of somebody else that is being shown. */
export const useShowing = (): ShownStep | undefined => use(HelpContext).showing;

/** Leads from a refusal to the rule behind it, where the page has rules to open. */
export function RuleLink({ rule }: { readonly rule: string | undefined }) {
  const { rules } = use(HelpContext);
  if (rule === undefined || rules === undefined) return null;
  return (
    <button type="button" className={styles.rule} onClick={() => rules.open(rule)}>
      {rules.label(rule)}
    </button>
  );
}

/** Leads from a card to its page, where cards have pages. */
export function CardPageLink({ card }: { readonly card: string }) {
  const { cards } = use(HelpContext);
  if (cards === undefined) return null;
  return (
    <button type="button" className={styles.rule} onClick={() => cards.open(card)}>
      {cards.label}
    </button>
  );
}
