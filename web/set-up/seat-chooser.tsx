import type { Cover, SeatTeam } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { useId, useState } from 'react';
import { useWords } from '../language.tsx';
import { PERSON } from '../local-game/seating.ts';
import { nameOfSeat, storedName } from '../local-game/seat-names.ts';
import { NameField } from '../parts/name-field.tsx';
import { Portrait } from './portraits.tsx';
import { SitterCards } from './sitter-cards.tsx';
import { OPEN, type SeatChoices } from './sitters.ts';
import { StyleChoice } from './style-choice.tsx';
import { TeamTag } from './team-tag.tsx';
import { useSetUpWords } from './words/index.ts';

interface SeatChooserProps {
  readonly cover: Cover;
  readonly setup: SeatChoices;
  readonly change: (part: Partial<SeatChoices>) => void;
  /** Of the people at this device, for all seats but the first. */
  readonly names: readonly string[];
  readonly setNames: (names: readonly string[]) => void;
  /** Who plays together by the options that are chosen. */
  readonly teamOf: TeamOf;
}

type TeamOf = (seat: Seat) => SeatTeam | undefined;

/** How many play, and who sits in each seat but mine. */
export function SeatChooser({ cover, setup, change, names, setNames, teamOf }: SeatChooserProps) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const [chosen, setChosen] = useState(0);
  const { min, max } = cover.players;
  const { players, others } = setup;
  const place = Math.min(chosen, players - 2);
  return (
    <>
      {min < max && (
        <PlayersChoice min={min} max={max} players={players} choose={(next) => change({ players: next })} />
      )}
      {players > 2 && <Slots setup={setup} names={names} teamOf={teamOf} place={place} choose={setChosen} />}
      {players > 1 && (
        <SitterCards
          key={`cards ${place}`}
          cover={cover}
          title={players === 2 ? setUpWords.opponent : words.seat(place + 2)}
          sitter={itemAt(others, place)}
          others={others.slice(0, players - 1).filter((_, i) => i !== place)}
          choose={(sitter) => change({ others: others.with(place, sitter) })}
        />
      )}
      {players > 1 && (
        <StyleChoice
          key={`style ${place}`}
          cover={cover}
          sitter={itemAt(others, place)}
          choose={(sitter) => change({ others: others.with(place, sitter) })}
        />
      )}
      {players > 1 && others[place] === PERSON && (
        <NameField
          key={`name ${place}`}
          label={setUpWords.nameOf(place + 2)}
          value={names[place] ?? ''}
          set={(name) => setNames(others.map((_, i) => (i === place ? name : (names[i] ?? ''))))}
        />
      )}
    </>
  );
}

interface PlayersProps {
  readonly min: number;
  readonly max: number;
  readonly players: number;
  readonly choose: (players: number) => void;
}

function PlayersChoice({ min, max, players, choose }: PlayersProps) {
  const words = useWords();
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <fieldset className="steps">
      <legend>{words.howMany}</legend>
      {numbers.map((number) => (
        <label key={number} className="step">
          <input type="radio" name="players" checked={number === players} onChange={() => choose(number)} />
          <span>{number}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SlotsProps {
  readonly setup: SeatChoices;
  readonly names: readonly string[];
  readonly teamOf: TeamOf;
  readonly place: number;
  readonly choose: (place: number) => void;
}

/** The seats with who sits there; one is chosen, and the cards below fill it. */
function Slots({ setup: { players, others }, names, teamOf, place, choose }: SlotsProps) {
  const words = useWords();
  const setUpWords = useSetUpWords();
  const group = useId();
  const seating = [PERSON, ...others.slice(0, players - 1)];
  const nameOf = nameOfSeat(words, storedName(), { seating, names: ['', ...names] });
  return (
    <fieldset className="slots">
      <legend>{words.seats}</legend>
      {seating.slice(1).map((sitter, i) => (
        // The list only grows and shrinks at its end, so the place is the identity.
        <label key={words.seat(i + 2)} className="slot">
          <input type="radio" name={group} checked={i === place} onChange={() => choose(i)} />
          <Portrait sitter={sitter} />
          <span>{sitter === OPEN ? setUpWords.open : nameOf(i + 1)}</span>
          <TeamTag team={teamOf(i + 1)} own={teamOf(0)} />
        </label>
      ))}
    </fieldset>
  );
}
