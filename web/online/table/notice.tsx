import type { ReactNode } from 'react';

interface NoticeProps {
  readonly text: string;
  readonly isBad?: boolean;
  readonly children?: ReactNode;
}

/** One thing that matters now, with what can be done about it. */
export const Notice = ({ text, isBad = false, children }: NoticeProps) => (
  <p className={isBad ? 'online-notice bad' : 'online-notice'}>
    <span>{text}</span>
    {children}
  </p>
);

interface ActProps {
  readonly label: string;
  readonly act: () => void;
}

export const Act = ({ label, act }: ActProps) => (
  <button type="button" className="button" onClick={act}>
    {label}
  </button>
);
