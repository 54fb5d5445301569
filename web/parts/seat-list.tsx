import type { Seat } from '@grove/kernel';
import { useWords } from '../language.tsx';
import { ME } from '../table/local-table.ts';

interface SeatListProps {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly turn: Seat | undefined;
}

export function SeatList({ names, totals, turn }: SeatListProps) {
  const words = useWords();
  return (
    <ul className="seats" aria-label={words.seats}>
      {names.map((name, seat) => (
        <li key={words.seat(seat + 1)} className={seat === ME ? 'panel seat mine' : 'panel seat'}>
          <span className="seat-name">
            {name}
            <span className="second">{turn === seat && (seat === ME ? words.yourMove : words.thinking(name))}</span>
          </span>
          <span className="number">{totals[seat]}</span>
        </li>
      ))}
    </ul>
  );
}
