import type { GameManifest } from '@grove/game-kit';
import type { TableSummary } from '@grove/protocol';
import { StripCard } from '../../home/strip-card.tsx';
import { useHomeWords } from '../../home/words/index.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { seatNamesOf } from '../seat-names.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { useTables } from './use-tables.ts';
import { deadlineAt, useDeadlineText } from '../days/due.ts';
import { useDaysWords } from '../days/words/index.ts';
import { TournamentCards } from '../tournaments/strip-cards.tsx';
import { useMyTournaments } from '../tournaments/use-tournaments.ts';
import { useLobbyWords } from './words/index.ts';

/** The tables of a server that wait for me, as cards of the first page. */
export function TablesWaitingForMe({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const home = useHomeWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const language = useLanguage();
  const days = useDaysWords();
  const textOf = useDeadlineText();
  const stateOf = (phase: TableSummary['phase'], deadline: number | undefined): string => {
    if (phase !== 'playing') return lobby.youAreInvited;
    return deadline === undefined ? online.yourTurn : days.yourTurnUntil(textOf(deadline));
  };
  const me = storedSession()?.person.id;
  const { mine } = useTables();
  const tournaments = useMyTournaments();
  // A table of a tournament has the card of its tournament.
  const shown = new Set(tournaments.map(({ table }) => table));
  const waiting = mine.filter(
    ({ table, phase, seats }) =>
      !shown.has(table) &&
      seats.some(
        ({ person, waited, invited }) =>
          person?.id === me && ((phase === 'playing' && waited) || (phase === 'gathering' && invited)),
      ),
  );
  const tables = waiting.map((summary) => {
    const { table, game, seats, phase } = summary;
    const deadline = deadlineAt(summary);
    const manifest = manifests.find(({ cover }) => cover.id === game);
    const nameOf = seatNamesOf(words, seats, online.presence.open);
    const others = seats.flatMap(({ person }, seat) => (person?.id === me ? [] : [nameOf(seat)]));
    return (
      <StripCard
        key={table}
        href={`/table/${table}`}
        picture={manifest?.emblem && <img src={manifest.emblem} alt="" />}
        title={manifest?.cover.words[language].title ?? game}
        who={home.against(new Intl.ListFormat(language).format(others))}
        state={stateOf(phase, deadline)}
        when={home.atTable}
      />
    );
  });
  return (
    <>
      <TournamentCards mine={tournaments} manifests={manifests} />
      {tables}
    </>
  );
}
