import type { Cover } from '@grove/game-kit';
import type { TournamentView } from '@grove/protocol';
import { useLanguage } from '../../language.tsx';
import { chosenClock, clockText } from '../clock-choices.ts';
import { useLobbyWords } from '../lobby/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { useTournamentWords } from './words/index.ts';

interface FactsProps {
  readonly view: TournamentView;
  readonly cover: Cover | undefined;
}

/** What somebody wants to know before entering: the game, how it is paired, how many play at a table, time, whether it counts. */
export function Facts({ view, cover }: FactsProps) {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const language = useLanguage();
  const { settings, entrants, table } = view;
  const { seats, format, entry } = settings;
  const playing = entrants.filter(({ isWithdrawn }) => !isWithdrawn).length;
  return (
    <ul className="table-facts second">
      {cover && <li>{cover.words[language].title}</li>}
      <li>{words.formats[format.kind]}</li>
      <li>{seats.most === 1 ? words.alone : words.tablesOf(seats.least, seats.most)}</li>
      {cover && <li>{clockText(online, chosenClock(cover, table))}</li>}
      <li>{table.rated ? lobby.rated : lobby.casual}</li>
      <li>{entry.most === null ? words.players(playing) : words.playersOf(playing, entry.most)}</li>
    </ul>
  );
}
