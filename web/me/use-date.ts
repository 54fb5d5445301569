import { useLanguage } from '../language.tsx';

/** Writes a moment as a date, as people write it. */
export function useDate(): (at: number) => string {
  const form = new Intl.DateTimeFormat(useLanguage(), { day: 'numeric', month: 'short', year: 'numeric' });
  return (at) => form.format(at);
}
