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
  /** Closes the menu before something else is opened. */
  readonly leaveFor: (open: () => void) => () => void;
}

/** What concerns the game on the table: its rules, its sound, a new one, and leaving it. */
export function GameActions({ game, leaveFor }: GameActionsProps) {
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
        <Link href={`/play/${game}`} className="menu-entry">
          <MenuIcon name="again" />
          {words.newGame}
        </Link>
        <Link href="/" className="menu-entry">
          <MenuIcon name="leave" />
          {words.leaveForLater}
        </Link>
      </div>
      <SoundSwitch />
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
