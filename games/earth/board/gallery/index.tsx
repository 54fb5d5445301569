import { type Language, LANGUAGES } from '@grove/game-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { Asks } from './asks.tsx';
import { AllCards, MockCards } from './cards.tsx';
import { GaiaStates, Panels, Search, Sides, TeamStates } from './panels.tsx';
import { TableGallery } from './table.tsx';

interface PageProps {
  readonly language: Language;
  readonly query: URLSearchParams;
}

const PAGES: Readonly<Record<string, (props: PageProps) => ReactNode>> = {
  mock: MockCards,
  cards: AllCards,
  panels: Panels,
  sides: Sides,
  gaia: GaiaStates,
  team: TeamStates,
  search: Search,
  table: TableGallery,
  asks: Asks,
};

/** ?game=earth&page=mock|cards|panels|sides|gaia|team|search|table|asks&language=en; what stands behind # is read too, and can change. */
export function Gallery() {
  const [more, setMore] = useState(location.hash.slice(1));
  useEffect(() => {
    const read = () => setMore(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const query = new URLSearchParams(`${location.search.slice(1)}&${more}`);
  const language = LANGUAGES.find((code: Language) => code === query.get('language')) ?? 'en';
  const Page = PAGES[query.get('page') ?? ''] ?? AllCards;
  return <Page key={more} language={language} query={query} />;
}
