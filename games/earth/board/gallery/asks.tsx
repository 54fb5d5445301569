import { useScreen } from '../model/use-screen.tsx';
import { useTrial } from '../trial/use-trial.tsx';
import { TurnPanel } from '../turn/turn-panel.tsx';
import type { Decision } from '../../rules/tasks/task.ts';
import type { Language } from '@grove/game-kit';
import { useState } from 'react';
import { KINDS } from './scripted.ts';
import { askedGame, useBoardOf, type Wanted } from './table.tsx';

const TABLE: Wanted = {
  players: 3,
  seed: 'a',
  options: { level: 'standard', teams: 'none' },
  steps: 300,
  kind: null,
};

/** Decisions that come up at other tables only. */
const TABLES: Partial<Record<Decision['kind'], Partial<Wanted>>> = {
  gaia: { players: 1, steps: 60 },
  share: { players: 4, steps: 240, options: { level: 'standard', teams: '2v2' } },
};

/** ?page=asks: what is asked in every kind of decision, all on one page, each as large as beside the card. */
export const Asks = ({ language }: { readonly language: Language }) => (
  <main style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 12, padding: 12 }}>
    <h1 style={{ width: '100%' }}>Every decision</h1>
    {KINDS.map((kind) => (
      <div key={kind} style={{ width: 320 }}>
        <Asked kind={kind} language={language} />
      </div>
    ))}
  </main>
);

function Asked({ kind, language }: { readonly kind: Decision['kind']; readonly language: Language }) {
  const [game] = useState(() => askedGame({ ...TABLE, ...TABLES[kind] }, kind));
  const board = useBoardOf(game, language, false);
  // Nothing is done here, or one panel after the other would go on by itself.
  const still = { ...board, play: () => undefined };
  return <TurnPanel screen={{ ...useScreen(still), trial: useTrial(still) }} more={null} />;
}
