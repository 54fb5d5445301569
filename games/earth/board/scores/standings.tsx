import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { type GoalForecast, goalForecast } from '../../rules/goal.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import type { Speech } from '../model/speech.ts';
import { Everybody } from './everybody.tsx';

interface StandingsProps {
  /** A state that agrees with the view. */
  readonly state: State;
  readonly card: number;
  readonly speech: Speech;
}

/** How far everybody is with fauna or an ecosystem that all score; nothing for what belongs to one player. */
export function Standings({ state, card, speech }: StandingsProps) {
  if (!state.fauna.includes(card) && !state.common.includes(card)) return null;
  const all = state.players.flatMap((_, seat) => goalForecast(state, seat, card) ?? []);
  return <Everybody speech={speech} rows={rowsOf(all, card, speech)} />;
}

/** Fauna as a share of what it asks for, an ecosystem of what the best of them has. */
function rowsOf(all: readonly GoalForecast[], card: number, { language }: Speech) {
  const { need } = itemAt(itemAt(cards, card).abilities, 0);
  const { faunaAt } = cardWords[language].scores;
  if (need !== undefined) {
    return all.map(({ count }) => ({ share: Math.min(1, count / need.n), text: faunaAt(count, need.n) }));
  }
  const most = Math.max(1, ...all.map(({ points }) => points));
  return all.map(({ points }) => ({ share: Math.max(0, points) / most, text: String(points) }));
}
