import { labelled } from '@grove/game-kit';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { useLocale } from '../../parts/locale.ts';
import { type HeldSeat, heldSeats } from './shown/held-seats.ts';
import { percentText } from './shown/points-text.ts';
import { addressOfTable } from './shown/table-address.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

interface DealDetailsProps extends TournamentProps {
  readonly deal: number;
  readonly id: string;
}

/** Who held which seat of a deal, what they made of it, and the way to their games. */
export function DealDetails({ deal, id, ...props }: DealDetailsProps) {
  const words = useTournamentWords();
  const seats = heldSeats(props.view, deal);
  return (
    <div className="deal-details" id={id} role="group" aria-label={words.deal(deal + 1)}>
      <h3>{words.deal(deal + 1)}</h3>
      <div className="deal-seats">
        {seats.map((held, seat) => (
          <SeatTable
            key={words.seat(seat + 1)}
            {...props}
            held={held}
            title={seats.length === 1 ? undefined : words.seat(seat + 1)}
          />
        ))}
      </div>
    </div>
  );
}

interface SeatTableProps extends TournamentProps {
  readonly title: string | undefined;
  readonly held: readonly HeldSeat[];
}

function SeatTable({ view, me, nameOf, title, held }: SeatTableProps) {
  const words = useTournamentWords();
  const language = useLanguage();
  const locale = useLocale();
  const { format } = view.settings;
  const hasLead = format.kind === 'duplicate' && format.compare === 'lead';
  return (
    <table className="deal-seat">
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          {hasLead && <th scope="col">{words.lead}</th>}
          <th scope="col">{words.percent}</th>
          <th scope="col">
            <span className="visually-hidden">{words.game}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ entrant, table, total, value, percent }) => (
          <tr key={table.table} data-me={entrant === me?.person || undefined}>
            <th scope="row">{nameOf(entrant)}</th>
            <td className="number">{total}</td>
            {hasLead && <td className="number">{value?.toLocaleString(locale, { signDisplay: 'exceptZero' })}</td>}
            <td className="number">{percentText(Math.round(percent), locale)}</td>
            <td>
              <Link
                className="small"
                href={addressOfTable(view, table)}
                aria-label={labelled(language, words.lookAt, table.seats.map(nameOf).join(', '))}
              >
                {words.lookAt}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
