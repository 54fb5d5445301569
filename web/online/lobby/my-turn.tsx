import type { GameManifest } from '@grove/game-kit';
import { StripCard } from '../../home/strip-card.tsx';
import { useHomeWords } from '../../home/words/index.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { seatNamesOf } from '../seat-names.ts';
import { storedSession } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { useTables } from './use-tables.ts';
import { useLobbyWords } from './words/index.ts';

/** The tables of a server that wait for me, as cards of the first page. */
export function TablesWaitingForMe({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const words = useWords();
  const home = useHomeWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const language = useLanguage();
  const me = storedSession()?.person.id;
  const { mine } = useTables();
  const waiting = mine.filter(({ phase, seats }) =>
    seats.some(
      ({ person, waited, invited }) =>
        person?.id === me && ((phase === 'playing' && waited) || (phase === 'gathering' && invited)),
    ),
  );
  return waiting.map(({ table, game, seats, phase }) => {
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
        state={phase === 'playing' ? online.yourTurn : lobby.youAreInvited}
        when={home.atTable}
      />
    );
  });
}
