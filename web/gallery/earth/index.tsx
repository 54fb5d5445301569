import { type Language, LANGUAGES } from '@grove/kernel';
import { AllCards, MockCards } from './cards.tsx';

/** ?earth=mock|cards&language=en */
export function EarthGallery() {
  const query = new URLSearchParams(location.search);
  const language = LANGUAGES.find((code: Language) => code === query.get('language')) ?? 'en';
  if (query.get('earth') === 'mock') return <MockCards language={language} />;
  return <AllCards language={language} query={query} />;
}
