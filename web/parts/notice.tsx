import type { ReactNode } from 'react';
import { Header } from './header.tsx';

interface NoticeProps {
  readonly title: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A page that says one thing and leads on. */
export const Notice = ({ title, children }: NoticeProps) => (
  <div className="home">
    <Header />
    <main className="home-main">
      <div className="panel notice" role="status">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  </div>
);
