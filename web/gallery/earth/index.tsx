import { type Language, LANGUAGES } from '@grove/kernel';
import { AllCards, MockCards } from './cards.tsx';
import { Panels } from './panels.tsx';
import { TableGallery } from './table.tsx';

/** ?earth=mock|cards|panels|table&language=en */
export function EarthGallery() {
  const query = new URLSearchParams(location.search);
  const language = LANGUAGES.find((code: Language) => code === query.get('language')) ?? 'en';
  if (query.get('earth') === 'mock') return <MockCards language={language} />;
  if (query.get('earth') === 'panels') return <Panels language={language} query={query} />;
  if (query.get('earth') === 'table') return <TableGallery language={language} query={query} />;
  return <AllCards language={language} query={query} />;
}
