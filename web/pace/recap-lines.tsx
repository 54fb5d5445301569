import { pointing } from '@grove/game-kit/board/point';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import type { CSSProperties } from 'react';
import type { RecapOfPlayer } from './recap.ts';

/** What each player did, in the player's colour; a line that is touched lights what it speaks of. */
export const RecapLines = ({ players }: { readonly players: readonly RecapOfPlayer[] }) =>
  players.map(({ seat, name, sign, lines }) => (
    <div key={seat ?? name} className="recap-player" style={{ '--player': sign?.tone.ground } as CSSProperties}>
      <div className="recap-name">
        {sign && <SeatMark sign={sign} />}
        <h3>{name}</h3>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.key} tabIndex={line.places.length > 0 ? 0 : undefined} {...pointing(line.places)}>
            {line.underName ?? line.text}
          </li>
        ))}
      </ul>
    </div>
  ));
