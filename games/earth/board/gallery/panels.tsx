import { EarthCardPage } from '../card-page/index.tsx';
import { GaiaBoard } from '../gaia/gaia-board.tsx';
import { Hand } from '../hand/hand.tsx';
import { speechFor } from '../model/speech.ts';
import { Ecosystems } from '../scores/ecosystems.tsx';
import { Fauna } from '../scores/fauna.tsx';
import { ScorePad } from '../scores/score-pad.tsx';
import { SideChoices } from '../setup/side-choices.tsx';
import { TeamBoard } from '../teams/team-board.tsx';
import { climateSides, ecosystemSides, gaiaCards, islandSides } from '../../material/cards.ts';
import { earth } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import type { CardAddress, Language } from '@grove/game-kit';
import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { type ReactNode, useState } from 'react';

const NAMES = ['You', 'Amara', 'Leo', 'Ines', 'Jonas', 'Mei'];

interface GalleryProps {
  readonly language: Language;
  readonly query: URLSearchParams;
}

/** A table that was played at random for some steps. */
function stateAt(players: number, steps: number, options: Partial<Options>): State {
  const chance = SeededChance.from('gallery');
  const state = earth.start(players, readOptions(earth.options, options) as Options, chance);
  for (let i = 0; i < steps; i++) {
    const seats = earth.waitingFor(state);
    if (seats.length === 0) break;
    const seat = itemAt(seats, chance.pick(seats.length));
    const moves = earth.moves(state, seat);
    earth.play(state, seat, itemAt(moves, chance.pick(moves.length)), chance);
  }
  return state;
}

/** ?page=panels&players=3&steps=400&hidden: hand, objectives and score pad */
export function Panels({ language, query }: GalleryProps) {
  const number = (name: string, fallback: number) => Number(query.get(name) ?? fallback);
  const [state] = useState(() =>
    stateAt(number('players', 3), number('steps', 400), { scores: query.has('hidden') ? 'hidden' : 'open' }),
  );
  const [chosen, choose] = useState<number>();
  const nameOf = (seat: number) => NAMES[seat] ?? 'Gaia';
  const speech = speechFor(language, { players: state.players.length, viewer: 0, teams: state.options.teams, nameOf });
  const shared = { state, viewer: 0, speech };
  return (
    <Page>
      <Hand
        state={state}
        seat={0}
        language={language}
        cards={itemAt(state.players, 0).hand}
        chosen={chosen}
        choose={choose}
      />
      <Hand state={state} seat={0} language={language} cards={[]} choose={choose} />
      <Wide>
        <Fauna {...shared} seat={0} />
        <Ecosystems {...shared} seat={0} />
        <ScorePad {...shared} />
      </Wide>
    </Page>
  );
}

/** ?page=sides: every island, climate or ecosystem as a choice; &of=climate */
export function Sides({ language, query }: GalleryProps) {
  const all = { climate: climateSides, ecosystem: ecosystemSides }[query.get('of') ?? ''] ?? islandSides;
  const [chosen, choose] = useState<number>();
  return (
    <Page>
      <SideChoices sides={all.map(({ index }) => index)} language={language} chosen={chosen} choose={choose} />
    </Page>
  );
}

/** ?page=gaia: her board before your choice, and with each of her cards */
export function GaiaStates({ language }: GalleryProps) {
  const [state] = useState(() => stateAt(1, 60, { gaia: 'expert', level: 'advanced' }));
  const withCard = (card: number): State => ({ ...state, active: 1, gaia: state.gaia && { ...state.gaia, card } });
  return (
    <Page>
      <Wide>
        {[{ ...state, active: 0 }, ...gaiaCards.map(({ index }) => withCard(index))].map((shown, i) => (
          <GaiaBoard key={i} state={shown} language={language} />
        ))}
      </Wide>
    </Page>
  );
}

/** ?page=team: an empty team board, and one with all goods on it */
export function TeamStates({ language }: GalleryProps) {
  const [empty] = useState(() => stateAt(4, 200, { teams: '2v2' }));
  const board = { soil: 2, seeds: 1, sprouts: 3, growth: 1, compost: [3, 4], cards: [0, 5] };
  const full = { ...empty, boards: [board, board] };
  return (
    <Page>
      <Wide>
        {[empty, full].map((state, i) => (
          <TeamBoard
            key={i}
            state={state}
            seat={0}
            language={language}
            moves={earth.moves(state, 0)}
            play={() => undefined}
          />
        ))}
      </Wide>
    </Page>
  );
}

/** ?page=search: the list; &card=E001 one card */
export function Search({ language, query }: GalleryProps) {
  const [at, go] = useState<CardAddress>({ card: query.get('card') ?? undefined, filter: '' });
  return (
    <Page>
      <EarthCardPage
        language={language}
        at={at}
        go={go}
        hrefOf={() => ''}
        rules={{ open: () => undefined, hrefOf: () => '' }}
        people={{ games: 12, cards: { E001: { used: 3, points: 20 } } }}
        atServer={{ games: 340, cards: { E001: { used: 41, points: 262 } } }}
        botNames={{}}
      />
    </Page>
  );
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ padding: 12, display: 'grid', gap: 12 }}>{children}</div>
);
const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
      gap: 12,
      alignItems: 'start',
    }}
  >
    {children}
  </div>
);
