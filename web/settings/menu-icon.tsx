/** Line drawings for the entries of the menu, on a field of 24 by 24. */
const ICONS = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  day: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  statistics: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  replay: 'M5 12a7 7 0 1 0 2.5-5.4M8 3v4h4',
  friends:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 5a3 3 0 0 1 0 6M18 14.5c2.3.7 3.5 2.5 3.5 5.5',
  tournaments: 'M4 5h6v5H4M4 14h6v5H4M10 7.5h4v9h-4M14 12h6',
  clubs: 'M12 3 20 6v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6ZM12 17v-5M12 8l3.5 4h-7Z',
  ratings: 'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 14v4M8 20h8',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 3-7 8-7s8 2 8 7',
  rules: 'M5 4h6a3 3 0 0 1 1 .2A3 3 0 0 1 13 4h6v15h-6l-1 1-1-1H5ZM12 5v14',
  icons: 'M4 4h7v7H4ZM17 4l3.5 7h-7ZM7.5 13.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM14 14h6v6h-6Z',
  ask: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.2 9.4a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.4 1.1-1.4 2.2M12 17v.2',
  cards: 'M8 4h10v14H8ZM8 7 5 8l2.5 12L15 18',
  new: 'M12 5v14M5 12h14',
  again: 'M19 12a7 7 0 1 1-2.5-5.4M16 3v4h-4',
  setUp: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  sound: 'M4 10v4h4l5 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  install: 'M12 3v11M7 10l5 5 5-5M4 20h16',
} as const;

export type IconName = keyof typeof ICONS;

/** Decoration beside the words of an entry. */
export const MenuIcon = ({ name }: { readonly name: IconName }) => (
  <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={ICONS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
