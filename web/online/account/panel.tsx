import { type ReactNode, useId } from 'react';
import type { Me } from '@grove/protocol';

/** What every part of the page knows of the person. */
export interface MineProps {
  readonly me: Me;
  readonly token: string;
  /** Looks again after a change. */
  readonly look: () => Promise<void>;
}

interface PanelProps {
  readonly title: string;
  readonly trouble?: string;
  readonly children: ReactNode;
}

/** One subject of the page, and why the last thing that was tried there did not work. */
export function Panel({ title, trouble = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel account-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p className="refusal" role="alert">
        {trouble}
      </p>
    </section>
  );
}
