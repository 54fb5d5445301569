import { useLanguage } from '../language.tsx';

/** The chosen language as the reader's region writes it: `en-GB` for somebody whose browser says so. */
export function useLocale(): string {
  const language = useLanguage();
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment is: `5 minutes ago`, `yesterday`. */
export function useAgo(): (at: number) => string {
  const form = new Intl.RelativeTimeFormat(useLocale(), { numeric: 'auto' });
  return (at) => {
    const passed = Math.max(0, Date.now() - at);
    const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? (['second', Number.POSITIVE_INFINITY] as const);
    return form.format(-Math.floor(passed / length), unit);
  };
}
