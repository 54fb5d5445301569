import type { Seat, Viewer } from '@grove/kernel';
import { useWords } from '../language.tsx';

interface SeatListProps {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly turn: Seat | undefined;
  readonly viewer: Viewer;
}

export function SeatList({ names, totals, turn, viewer }: SeatListProps) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.seats}>
      {names.map((name, seat) => (
        <li key={words.seat(seat + 1)} className={seat === viewer ? 'panel seat mine' : 'panel seat'}>
          <span className="seat-name">
            {name}
            <span className="second">{turn === seat && (seat === viewer ? words.yourMove : words.thinking(name))}</span>
          </span>
          <span className="number">{totals[seat]}</span>
        </li>
      ))}
    </ul>
  );
}
