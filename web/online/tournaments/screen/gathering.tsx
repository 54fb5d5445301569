import { QrCode } from '../../table/qr-code.tsx';
import { useOnlineWords } from '../../words/index.ts';
import { pageAddress, useKey } from '../shown/addresses.ts';
import type { TournamentProps } from '../tournament-props.ts';
import { useTournamentWords } from '../words/index.ts';
import type { ScreenPage } from './pages.ts';

interface GatheringProps extends TournamentProps {
  readonly page: Extract<ScreenPage, { kind: 'gathering' }>;
}

/** Before the start: who has registered, and the way in for a phone in the room. */
export function Gathering({ page, view, nameOf }: GatheringProps) {
  const online = useOnlineWords();
  const words = useTournamentWords();
  const key = useKey();
  const { checkIn } = view.settings.entry;
  return (
    <div className="big-gathering">
      <section className="big-entrants" aria-label={words.entrants}>
        <h2>{page.of === 0 ? words.nobodyYet : words.players(page.of)}</h2>
        <ul>
          {page.entrants.map(({ id, isBot, isCheckedIn }) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <span className="second">{isBot ? words.bot : checkIn && isCheckedIn && words.isCheckedIn}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="big-way-in">
        <QrCode text={location.origin + pageAddress(view.tournament, key)} label={online.qr} />
        <p>{words.scanToEnter}</p>
      </section>
    </div>
  );
}
