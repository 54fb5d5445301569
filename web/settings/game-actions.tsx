import { useId } from 'react';
import { Link } from 'wouter';
import { hasCards, openCards } from '../cards/use-cards.ts';
import { lookAtIcons } from '../icons/use-icon-help.ts';
import { useWords } from '../language.tsx';
import { hasRulebook, ICONS, openRules } from '../rulebook/use-rulebook.ts';
import { type IconName, MenuIcon } from './menu-icon.tsx';
import { Switch } from './switch.tsx';
import { useSettings } from './store.ts';
import { tryOut } from './try-out.ts';

interface GameActionsProps {
  readonly game: string;
  readonly next?: NextGame | undefined;
  /** Closes the menu before something else is opened. */
  readonly leaveFor: (open: () => void) => () => void;
}

/** What may follow a game in this browser; the game itself stays among those to continue. */
export interface NextGame {
  /** Deals anew for the same seats, with the same options. */
  readonly again: () => void;
  /** Who sits in the other seats, for the address of the set-up. */
  readonly sitters: string;
}

/** What concerns the game on the table: its rules, its sound, a new one, and leaving it. */
export function GameActions({ game, next, leaveFor }: GameActionsProps) {
  const words = useWords();
  const title = useId();
  const entry = (icon: IconName, text: string, open: () => void) => (
    <button type="button" className="menu-entry" onClick={leaveFor(open)}>
      <MenuIcon name={icon} />
      {text}
    </button>
  );
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.thisGame}</h2>
      <div className="menu-entries">
        {hasRulebook(game) && (
          <>
            {entry('rules', words.rules, () => openRules(game))}
            {entry('icons', words.icons, () => openRules(game, ICONS))}
            {entry('ask', words.whatIsThis, () => lookAtIcons(game))}
          </>
        )}
        {hasCards(game) && entry('cards', words.lookUpCards, () => openCards(game))}
        {next === undefined && (
          <Link href={`/play/${game}`} className="menu-entry">
            <MenuIcon name="new" />
            {words.newGame}
          </Link>
        )}
        <Link href="/" className="menu-entry">
          <MenuIcon name="leave" />
          {words.leaveForLater}
        </Link>
      </div>
      <SoundSwitch />
      {next !== undefined && (
        <>
          <h3>{words.newGame}</h3>
          <div className="menu-entries">
            {entry('again', words.againSameSeats, next.again)}
            <Link href={`/play/${game}?with=${next.sitters}`} className="menu-entry">
              <MenuIcon name="setUp" />
              {words.changeSetUp}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** Off and on at once; how loud it is is chosen among the settings. */
function SoundSwitch() {
  const { label } = useWords().choicesOf.sound;
  const { sound, set } = useSettings();
  const turn = (isOn: boolean) => {
    set({ sound: isOn ? 'normal' : 'off' });
    if (isOn) void tryOut('normal');
  };
  return <Switch label={label} icon="sound" isOn={sound !== 'off'} turn={turn} />;
}
