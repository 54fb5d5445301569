import type { TournamentView } from '@grove/protocol';
import { useId, useState } from 'react';
import { useLocale } from '../../parts/locale.ts';
import { DealDetails } from './deal-details.tsx';
import { percentText } from './shown/points-text.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';
import './styles/cross-table.css';

/** What everybody made of every deal, in per cent; when it is over each deal opens to who held which seat. */
export function DealsPanel({ view, me, nameOf }: TournamentProps) {
  const words = useTournamentWords();
  const locale = useLocale();
  const id = useId();
  const [opened, setOpened] = useState<number>();
  const isOver = view.phase === 'ended';
  const { format } = view.settings;
  const deals = format.kind === 'duplicate' ? Array.from({ length: format.deals }, (_, deal) => deal) : [];
  const means = meansByDeal(view.holdings);
  return (
    <section className="panel cross-panel" aria-labelledby={id}>
      <h2 id={id}>{words.deals}</h2>
      <p className="second">{isOver ? `${words.dealsNote} ${words.dealsOpenNote}` : words.dealsNote}</p>
      <div className="cross-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table className="cross deals">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {deals.map((deal) => (
                <th key={deal} scope="col" aria-label={words.deal(deal + 1)}>
                  {isOver ? (
                    <button
                      type="button"
                      className="deal-number"
                      aria-label={words.deal(deal + 1)}
                      aria-expanded={opened === deal}
                      aria-controls={`${id}-deal`}
                      onClick={() => setOpened(opened === deal ? undefined : deal)}
                    >
                      {deal + 1}
                    </button>
                  ) : (
                    deal + 1
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.standings.map(({ entrant, rank }) => (
              <tr key={entrant} data-me={entrant === me?.person || undefined}>
                <th scope="row">
                  <span className="number">{rank}</span> {nameOf(entrant)}
                </th>
                {deals.map((deal) => {
                  const mean = means.get(`${entrant} ${deal}`);
                  return (
                    <td key={deal} className="number">
                      {mean !== undefined && percentText(Math.round(mean), locale)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isOver && opened !== undefined && <DealDetails {...{ view, me, nameOf }} deal={opened} id={`${id}-deal`} />}
    </section>
  );
}

/** By `entrant deal`; who held several seats of a deal has their mean. */
function meansByDeal(holdings: TournamentView['holdings']): ReadonlyMap<string, number> {
  const held = new Map<string, number[]>();
  for (const { entrant, deal, percent } of holdings) {
    const key = `${entrant} ${deal}`;
    held.set(key, [...(held.get(key) ?? []), percent]);
  }
  return new Map(
    [...held].map(([key, percents]) => [key, percents.reduce((sum, one) => sum + one, 0) / percents.length]),
  );
}
