import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useKeys } from '@grove/game-kit/board/keys';
import { useIconEvents } from '../icons/use-icon-events.ts';
import { lookAtIcons } from '../icons/use-icon-help.ts';
import { useWords } from '../language.tsx';
import { Menu } from '../settings/menu.tsx';
import { TreeMark } from './tree-mark.tsx';

interface HeaderProps {
  /** The game that is played on this page; the menu leads to its rules. */
  readonly game?: string;
  /** Stand beside the menu. */
  readonly children?: ReactNode;
}

export const Header = memo(function Header({ game, children }: HeaderProps) {
  useIconEvents(game);
  const words = useWords();
  useKeys(
    () => (game === undefined ? [] : [{ key: 'i', label: words.whatIsThis, act: () => lookAtIcons(game) }]),
    true,
  );
  return (
    <header className="header">
      <Link href="/" className="brand">
        <TreeMark />
        <span>Grove</span>
      </Link>
      {children === undefined ? (
        <Menu game={game} />
      ) : (
        <div className="menu-button corner">
          {children}
          <Menu game={game} />
        </div>
      )}
    </header>
  );
});
