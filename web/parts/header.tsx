import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useBoardIcons } from '../icons/use-board-icons.ts';
import { Menu, type MenuProps } from '../settings/menu.tsx';
import { TreeMark } from './tree-mark.tsx';

interface HeaderProps extends MenuProps {
  /** Stand beside the menu. */
  readonly children?: ReactNode;
}

export const Header = memo(function Header({ game, next, children }: HeaderProps) {
  useBoardIcons(game);
  const menu = <Menu game={game} next={next} />;
  return (
    <header className="header">
      <Link href="/" className="brand">
        <TreeMark />
        <span>Grove</span>
      </Link>
      {children === undefined ? (
        menu
      ) : (
        <div className="menu-button corner">
          {children}
          {menu}
        </div>
      )}
    </header>
  );
});
