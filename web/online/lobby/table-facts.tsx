import type { Cover } from '@grove/game-kit';
import type { Settings } from '@grove/protocol';
import { useLanguage } from '../../language.tsx';
import { chosenClock, clockText } from '../clock-choices.ts';
import { useClubWords } from '../clubs/words/index.ts';
import { useOnlineWords } from '../words/index.ts';
import { useLobbyWords } from './words/index.ts';
import '../styles/table-facts.css';

interface TableFactsProps {
  readonly cover: Cover;
  readonly settings: Settings;
}

/** What somebody wants to know before sitting down: time, whether it counts, who is welcome, which language. */
export function TableFacts({ cover, settings }: TableFactsProps) {
  const online = useOnlineWords();
  const lobby = useLobbyWords();
  const club = useClubWords();
  const languageName = useLanguageName();
  const { rated, level, language } = settings;
  return (
    <ul className="table-facts second">
      <li>{clockText(online, chosenClock(cover, settings))}</li>
      <li>{rated ? lobby.rated : lobby.casual}</li>
      <li>{lobby.levels[level]}</li>
      <li>{language === null ? lobby.anyLanguage : languageName(language)}</li>
      {settings.club?.membersOnly === true && <li>{club.forMembers}</li>}
    </ul>
  );
}

/** The name of a language in the reader's own, as a list begins it. */
export function useLanguageName(): (language: string) => string {
  const reader = useLanguage();
  const names = new Intl.DisplayNames(reader, { type: 'language' });
  return (language) => {
    const name = names.of(language) ?? language;
    return name.slice(0, 1).toLocaleUpperCase(reader) + name.slice(1);
  };
}
