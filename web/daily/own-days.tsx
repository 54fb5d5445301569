import { dayOf, type GameManifest, labelled } from '@grove/game-kit';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useLoadedIfAny } from '../boards/load-once.ts';
import { useLanguage } from '../language.tsx';
import { useLocale } from '../parts/locale.ts';
import { lastDays, type OwnDay } from './last-days.ts';
import { useStreak } from './streak.ts';
import { useTries } from './tries.ts';
import { useDailyWords } from './words/index.ts';

interface OwnDaysProps {
  readonly manifest: GameManifest;
  /** The day that the page shows. */
  readonly day: string;
}

/** How I did in the last two weeks: a bar for every day that I played, and the way to each day. */
export function OwnDays({ manifest, day }: OwnDaysProps) {
  const daily = useDailyWords();
  const streak = useStreak();
  const tries = useTries((kept) => kept.tries);
  const days = lastDays(tries, dayOf(Date.now()));
  const totals = days.flatMap(({ total }) => total ?? []);
  const best = Math.max(...totals);
  // As high as the highest title, so that the bars of good days stand out.
  const highest = useLoadedIfAny(manifest.soloTitles)?.at(-1)?.from ?? 1;
  if (totals.length === 0) return null;
  return (
    <section className="panel daily-own" aria-labelledby="own-days">
      <h2 id="own-days">{daily.ownDays}</h2>
      <dl>
        <div>
          <dd className="number">{streak}</dd>
          <dt className="second">{daily.inARow}</dt>
        </div>
        <div>
          <dd className="number">{best}</dd>
          <dt className="second">{daily.best}</dt>
        </div>
      </dl>
      <ol>
        {days.map((own) => (
          <Day key={own.day} own={own} highest={Math.max(highest, best)} isShown={own.day === day} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  readonly own: OwnDay;
  readonly highest: number;
  readonly isShown: boolean;
}

function Day({ own: { day, total }, highest, isShown }: DayProps) {
  const daily = useDailyWords();
  const locale = useLocale();
  const language = useLanguage();
  const write = (form: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form }).format(Date.parse(day));
  const label = labelled(
    language,
    write({ day: 'numeric', month: 'long' }),
    total === undefined ? daily.notPlayed : daily.scored(total),
  );
  return (
    <li>
      <Link href={`/daily?day=${day}`} aria-current={isShown ? 'date' : undefined}>
        <span className="visually-hidden">{label}</span>
        <i
          style={{ '--height': (total ?? 0) / highest } as CSSProperties}
          data-played={total !== undefined}
          aria-hidden="true"
        >
          <span>{total}</span>
        </i>
        <span aria-hidden="true">{write({ day: 'numeric' })}</span>
      </Link>
    </li>
  );
}
