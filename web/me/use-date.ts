import { useLocale } from '../parts/locale.ts';

/** Writes a moment as a date, as the reader's region writes it. */
export function useDate(): (at: number) => string {
  const form = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'short', year: 'numeric' });
  return (at) => form.format(at);
}
