import { useLocale } from '../../../parts/locale.ts';

const DAY = 86_400_000;

/** A moment as the reader writes it: only the time of day if it is within a day, else with its date. */
export function useMoment(): (at: number) => string {
  const locale = useLocale();
  const near = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const far = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (at) => {
    const isNear = Math.abs(at - Date.now()) < DAY && new Date(at).getDate() === new Date().getDate();
    return (isNear ? near : far).format(at);
  };
}
