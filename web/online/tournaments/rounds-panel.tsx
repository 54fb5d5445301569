import type { TournamentRound } from '@grove/protocol';
import { useId } from 'react';
import { useLanguage } from '../../language.tsx';
import { SetResult } from './direct/set-result.tsx';
import { ExcusedToCome } from './excused-to-come.tsx';
import type { Send } from './use-send.ts';
import { PairingRow } from './pairing-row.tsx';
import { isContinuous, isElimination } from './shown/state-text.ts';
import { shownNumber } from './shown/table-number.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';

interface RoundsProps extends TournamentProps {
  /** For directors, who may set results. */
  readonly send?: Send | undefined;
}

/** All rounds, the newest open and first. Where there are none, games stand in the order in which they began. */
export function RoundsPanel(props: RoundsProps) {
  const words = useTournamentWords();
  const id = useId();
  const { view } = props;
  const newestFirst = view.rounds.toReversed();
  return (
    <section className="panel rounds-panel" aria-labelledby={id}>
      <h2 id={id}>{isContinuous(view.settings.format) ? words.games : words.rounds}</h2>
      {newestFirst.length === 0 && <p className="second">{words.noRounds}</p>}
      <ExcusedToCome {...props} />
      {isContinuous(view.settings.format) ? (
        <Games {...props} rounds={newestFirst} />
      ) : (
        newestFirst.map((round, i) => (
          <details key={round.number} className="more round" open={i === 0}>
            <summary>{words.round(round.number)}</summary>
            <Round {...props} round={round} />
          </details>
        ))
      )}
    </section>
  );
}

function Round({ round, ...props }: RoundsProps & { readonly round: TournamentRound }) {
  const words = useTournamentWords();
  const listed = new Intl.ListFormat(useLanguage());
  const namesOf = (ids: readonly string[]): string => listed.format(ids.map(props.nameOf));
  return (
    <>
      {round.handReason !== null && <p className="second">{words.pairedByHand(round.handReason)}</p>}
      <Tables {...props} rounds={[round]} />
      {round.byes.length > 0 && <p className="second">{words.byes(namesOf(round.byes))}</p>}
      {round.idle.length > 0 && !isElimination(props.view.settings.format) && (
        <p className="second">{words.idle(namesOf(round.idle))}</p>
      )}
    </>
  );
}

/** As many games as anybody reads; everybody's own are with their standing. */
const NEWEST = 30;

const Games = ({ rounds, ...props }: RoundsProps & { readonly rounds: readonly TournamentRound[] }) => (
  <Tables {...props} rounds={rounds} most={NEWEST} />
);

interface TablesProps extends RoundsProps {
  readonly rounds: readonly TournamentRound[];
  readonly most?: number;
}

function Tables({ rounds, most = Number.POSITIVE_INFINITY, send, ...props }: TablesProps) {
  const rows = rounds.flatMap((round) => round.tables.map((table) => ({ round, table })));
  const maySet = send !== undefined && (props.me?.may.includes('set-result') ?? false);
  return (
    <ul className="pairings">
      {rows.slice(0, most).map(({ round, table }) => (
        <PairingRow key={table.number} {...props} round={round} table={table}>
          {maySet && (
            <SetResult table={table} shown={shownNumber(props.view, round, table)} nameOf={props.nameOf} send={send} />
          )}
        </PairingRow>
      ))}
    </ul>
  );
}
