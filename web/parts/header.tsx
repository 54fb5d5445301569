import { Link } from 'wouter';
import { Menu } from '../settings/menu.tsx';
import { TreeMark } from './tree-mark.tsx';

export function Header() {
  return (
    <header className="header">
      <Link href="/" className="brand">
        <TreeMark />
        <span>Grove</span>
      </Link>
      <Menu />
    </header>
  );
}
