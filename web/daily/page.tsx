import { dayOf, type GameManifest } from '@grove/game-kit';
import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import { Header } from '../parts/header.tsx';
import { MissingPage } from '../pages/missing.tsx';
import { useLocale } from '../parts/locale.ts';
import { useTitle } from '../parts/use-title.ts';
import { Mine } from './mine.tsx';
import { OwnDays } from './own-days.tsx';
import { Results } from './results.tsx';
import { useTries } from './tries.ts';
import { useStandings } from './use-standings.ts';
import { dailyOn, useDailyTitles } from './which.ts';
import { useDailyWords } from './words/index.ts';
import './daily.css';

const DAY = 86_400_000;

/** The deal of a day: today's to play, those before to compare. */
export function DailyPage({ manifests }: { readonly manifests: readonly GameManifest[] }) {
  const manifest = dailyOn(manifests);
  return manifest === undefined ? <MissingPage /> : <Daily manifest={manifest} />;
}

function Daily({ manifest }: { readonly manifest: GameManifest }) {
  const { id } = manifest.cover;
  const { title } = useDailyTitles(manifest);
  useTitle(title);
  const today = dayOf(Date.now());
  const asked = new URLSearchParams(useSearch()).get('day') ?? today;
  const day = asked <= today && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const kept = useTries(({ tries }) => tries[day]);
  const standings = useStandings(id, day, day < today || kept?.end?.sent === 'yes' || kept?.end?.sent === 'other');
  return (
    <div className="fit">
      <Header />
      <main className="daily">
        <Days title={title} day={day} today={today} />
        <Suspense fallback={<div className="panel daily-mine" />}>
          <Mine manifest={manifest} day={day} isToday={day === today} kept={kept} standings={standings} />
        </Suspense>
        <Suspense>
          <OwnDays manifest={manifest} day={day} />
        </Suspense>
        <Results game={id} day={day} isToday={day === today} standings={standings} />
      </main>
    </div>
  );
}

interface DaysProps {
  readonly title: string;
  readonly day: string;
  readonly today: string;
}

/** The date, and the days beside it. */
function Days({ title, day, today }: DaysProps) {
  const daily = useDailyWords();
  const form = new Intl.DateTimeFormat(useLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const beside = (days: number): string => `/daily?day=${dayOf(Date.parse(day) + days * DAY)}`;
  return (
    <div className="daily-days">
      <h1>{title}</h1>
      <Link href={beside(-1)} className="button daily-step" aria-label={daily.dayBefore}>
        <Arrow path="M15 5l-8 7 8 7" />
      </Link>
      <time dateTime={day}>{form.format(Date.parse(day))}</time>
      {day < today ? (
        <Link href={beside(1)} className="button daily-step" aria-label={daily.dayAfter}>
          <Arrow path="M9 5l8 7-8 7" />
        </Link>
      ) : (
        <span className="daily-step" />
      )}
    </div>
  );
}

const Arrow = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
    <path d={path} strokeLinejoin="round" />
  </svg>
);
