import { games } from '@grove/games';
import { useId } from 'react';
import { Link } from 'wouter';
import { dailyOn } from '../daily/which.ts';
import { useLanguage, useWords } from '../language.tsx';
import { storedSession } from '../online/session.ts';
import { install, useInstall } from '../offline/install.ts';
import { type IconName, MenuIcon } from './menu-icon.tsx';

/** Where else to go. */
export function Navigation() {
  const words = useWords();
  const title = useId();
  const daily = dailyOn(games)?.cover.words[useLanguage()].daily;
  // Others find clubs in the lobby, if there are any.
  const hasAccount = (storedSession()?.login ?? null) !== null;
  const canInstall = useInstall(({ offer }) => offer !== undefined);
  return (
    <nav aria-labelledby={title}>
      <h2 id={title}>{words.goTo}</h2>
      <div className="menu-entries">
        <Entry href="/" icon="home" text={words.allGames} />
        {daily && <Entry href="/daily" icon="day" text={daily.title} />}
        <Entry href="/statistics" icon="statistics" text={words.myGames} />
        <Entry href="/replay" icon="replay" text={words.replay} />
        <Entry href="/friends" icon="friends" text={words.friends} />
        <Entry href="/tournaments" icon="tournaments" text={words.tournaments} />
        {hasAccount && <Entry href="/clubs" icon="clubs" text={words.clubs} />}
        <Entry href="/standings" icon="ratings" text={words.standings} />
        <Entry href="/account" icon="account" text={words.account} />
        {canInstall && (
          <button type="button" className="menu-entry" onClick={() => void install()}>
            <MenuIcon name="install" />
            {words.install}
          </button>
        )}
      </div>
    </nav>
  );
}

interface EntryProps {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
}

const Entry = ({ href, icon, text }: EntryProps) => (
  <Link href={href} className="menu-entry">
    <MenuIcon name={icon} />
    {text}
  </Link>
);
