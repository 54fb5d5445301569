import { useEffect } from 'react';
import { useWords } from '../language.tsx';

/** As `tries.ts` keeps it; read as text here, so that pages without a game of the day load nothing of it. */
const hasUnsent = (): boolean => localStorage.getItem('grove.daily')?.includes('"sent":"no"') ?? false;

/** Hands in what was finished without a network: when the page is opened again, and when the network is back. */
export function useHandInLater(): void {
  const { guest } = useWords();
  useEffect(() => {
    const send = async () => {
      if (hasUnsent()) await (await import('./send.ts')).handInAll(guest);
    };
    const whenOnline = () => void send();
    whenOnline();
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, [guest]);
}
