import { dayOf, type GameManifest } from '@grove/game-kit';
import { useStreak } from '../daily/streak.ts';
import { useTries } from '../daily/tries.ts';
import { useDailyTitles } from '../daily/which.ts';
import { useLocale } from '../parts/locale.ts';
import { StripCard } from './strip-card.tsx';
import { useHomeWords } from './words/index.ts';

/** The deal of the day, and how far I am with it. */
export function Today({ manifest }: { readonly manifest: GameManifest }) {
  const home = useHomeWords();
  const { title } = useDailyTitles(manifest);
  const day = dayOf(Date.now());
  const kept = useTries(({ tries }) => tries[day]);
  const days = useStreak();
  const date = new Intl.DateTimeFormat(useLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const state =
    kept === undefined ? home.today.open : kept.end === null ? home.today.begun : home.today.done(kept.end.total);
  return (
    <StripCard
      href="/daily"
      picture={<Sun emblem={manifest.emblem} />}
      title={title}
      who={<time dateTime={day}>{date.format(Date.parse(day))}</time>}
      state={state}
      when={days > 1 ? home.streak(days) : undefined}
    />
  );
}

/** The game's sign under a low sun. */
const Sun = ({ emblem }: { readonly emblem: string | undefined }) => (
  <>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="46" cy="18" r="18" className="strip-glow" />
      <circle cx="46" cy="18" r="10" className="strip-sun" />
    </svg>
    {emblem && <img src={emblem} alt="" />}
  </>
);
