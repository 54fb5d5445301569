import { Hand } from '@grove/games/earth/board/hand/hand.tsx';
import { Ecosystems } from '@grove/games/earth/board/scores/ecosystems.tsx';
import { Fauna } from '@grove/games/earth/board/scores/fauna.tsx';
import { ScorePad } from '@grove/games/earth/board/scores/score-pad.tsx';
import { earth } from '@grove/games/earth/rules/index.ts';
import { type Language, SeededChance } from '@grove/kernel';
import { useState } from 'react';

const NAMES = ['You', 'Amara', 'Leo', 'Ines', 'Jonas', 'Mei', 'Gaia'];

/** A table that was played at random for some steps. */
function stateAt(players: number, steps: number, options: Record<string, string>) {
  const chance = SeededChance.from('gallery');
  const defaults = { level: 'standard', abundance: true, teams: 'none', gaia: 'medium', compostFrom: 'deck' };
  const state = earth.start(players, { ...defaults, ...options } as never, chance);
  for (let i = 0; i < steps; i++) {
    const seats = earth.waitingFor(state);
    if (seats.length === 0) break;
    const seat = seats[chance.pick(seats.length)];
    const moves = earth.moves(state, seat);
    earth.play(state, seat, moves[chance.pick(moves.length)], chance);
  }
  return state;
}

/** ?earth=panels&players=3&steps=400&hidden */
export function Panels({ language, query }: { readonly language: Language; readonly query: URLSearchParams }) {
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const [state] = useState(() =>
    stateAt(number('players', 3), number('steps', 400), { level: query.get('level') ?? 'standard' }),
  );
  const [chosen, choose] = useState<number>();
  const shared = {
    state,
    viewer: 0,
    language,
    nameOf: (seat: number) => (seat < state.players.length ? NAMES[seat] : 'Gaia'),
  };
  return (
    <div style={{ padding: 12, display: 'grid', gap: 12 }}>
      <Hand state={state} seat={0} language={language} cards={state.players[0].hand} chosen={chosen} choose={choose} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' }}>
        <div style={{ width: '15rem' }}>
          <Fauna {...shared} />
        </div>
        <div style={{ width: '15rem' }}>
          <Ecosystems {...shared} />
        </div>
        <ScorePad {...shared} isHidden={query.has('hidden')} />
      </div>
    </div>
  );
}
