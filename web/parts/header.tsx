import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Menu } from '../settings/menu.tsx';
import { TreeMark } from './tree-mark.tsx';

/** `children` stand beside the menu. */
export const Header = memo(function Header({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="header">
      <Link href="/" className="brand">
        <TreeMark />
        <span>Grove</span>
      </Link>
      {children === undefined ? (
        <Menu />
      ) : (
        <div className="menu-button corner">
          {children}
          <Menu />
        </div>
      )}
    </header>
  );
});
