import { dayOf, type GameManifest } from '@grove/game-kit';
import { useState } from 'react';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLocale } from '../parts/locale.ts';
import { shareText } from '../replay/share.ts';
import { resultText } from './result-text.ts';
import { useStreak } from './streak.ts';
import { useDailyTitles } from './which.ts';
import { useDailyWords } from './words/index.ts';

interface ShareResultProps {
  readonly manifest: GameManifest;
  readonly day: string;
  readonly total: number;
  /** The total in words. */
  readonly score: string;
}

/** Hands the result to the device's own way of sharing, or copies it. */
export function ShareResult({ manifest, day, total, score }: ShareResultProps) {
  const daily = useDailyWords();
  const { title } = useDailyTitles(manifest);
  const form = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const highest = useLoadedIfAny(manifest.soloTitles)?.at(-1)?.from ?? total;
  const days = useStreak();
  const [said, setSaid] = useState('');
  const send = async () => {
    const streak = days > 1 && day === dayOf(Date.now()) ? daily.streak(days) : undefined;
    const address = `${location.origin}/daily?day=${day}`;
    const date = form.format(Date.parse(day));
    const text = resultText({ title, date, score, total, highest, streak, address });
    const outcome = await shareText(text);
    setSaid(outcome === 'copied' ? daily.copied : outcome === 'failed' ? text : '');
  };
  return (
    <>
      <button type="button" className="button act" onClick={() => void send()}>
        {daily.share}
      </button>
      <p role="status" className="second daily-shared">
        {said}
      </p>
    </>
  );
}
