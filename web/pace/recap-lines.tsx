import { pointing } from '@grove/game-kit/board/point';
import type { RecapOfPlayer } from './recap.ts';

/** What each player did; a line that is touched lights what it speaks of. */
export const RecapLines = ({ players }: { readonly players: readonly RecapOfPlayer[] }) =>
  players.map(({ seat, name, lines }) => (
    <div key={seat ?? name} className="recap-player">
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key} tabIndex={line.places.length > 0 ? 0 : undefined} {...pointing(line.places)}>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  ));
