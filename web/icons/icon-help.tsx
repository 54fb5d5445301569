import { IconCard } from './icon-card.tsx';
import { IconFinder } from './icon-finder.tsx';
import { useIconHelp } from './use-icon-help.ts';
import './icons.css';

/** What an icon of a board is, for whoever asks. */
export function IconHelp() {
  const { asked, looking } = useIconHelp();
  return (
    <>
      {looking !== undefined && <IconFinder key={looking} game={looking} />}
      {asked !== undefined && <IconCard key={`${asked.icon} ${asked.at.left} ${asked.at.top}`} asked={asked} />}
    </>
  );
}
