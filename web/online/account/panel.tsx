import { type ReactNode, useId } from 'react';
import type { Me } from '@grove/protocol';

/** What every panel of the account page gets. */
export interface AccountProps {
  readonly me: Me;
  readonly token: string;
  /** Loads the account again after a change. */
  readonly refresh: () => Promise<void>;
}

interface PanelProps {
  readonly title: string;
  readonly trouble?: string;
  readonly children: ReactNode;
}

/** One subject of the page, and in words why the last action there failed. */
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
