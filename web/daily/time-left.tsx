import { useEffect, useState } from 'react';
import { useDailyWords } from './words/index.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** How long a day of the deal still lasts, minute by minute; days end at midnight of UTC, for everybody at once. */
export function TimeLeft({ day }: { readonly day: string }) {
  const daily = useDailyWords();
  const end = Date.parse(day) + DAY;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, end - now);
  return <p>{daily.nextIn(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))}</p>;
}
