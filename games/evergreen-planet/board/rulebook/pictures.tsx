import { labelled, type Language, upper } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { Icon } from '@grove/game-kit/board/panel';
import { BIOMES, POWERS } from '../../material/facts.ts';
import type { PlanetRule } from '../../rulebook/sections.ts';
import type { Options } from '../../rules/types.ts';
import { vocabularies } from '../../words/index.ts';
import { BiomeCard, SYMBOL_OF_POWER } from '../cards/biome-card.tsx';
import { cardFacts, trackOf } from '../cards/facts.ts';
import { BiomeDisc } from '../planet/medallions.tsx';
import { MiniPlanet } from '../planet/mini.tsx';
import styles from './pictures.module.css';

const OPTIONS: Options = { sun: 'top', planet: 'reconstruction', material: null };
const BARE = ['......', '.#..#.', '......', '......', '.#..#.', '......'];

/** The picture that stands beside a rule. */
export function planetPicture(rule: string, language: Language): ReactNode {
  return PICTURES[rule as PlanetRule]?.(language);
}

const PICTURES: Partial<Record<PlanetRule, (language: Language) => ReactNode>> = {
  'P1.1': (language) => (
    <div className={styles.row}>
      <Small rows={BARE} />
      <Legend
        items={BIOMES.map((biome) => [<Disc key={biome} biome={biome} />, vocabularies[language].biomes[biome]])}
      />
    </div>
  ),
  'P1.2': (language) => <Cards cards={['snow-lake', 'wheat-lake', 'wild-bud']} language={language} />,
  'P1.3': (language) => <Tracks language={language} />,
  'P1.5': (language) => <Legend items={POWERS.slice(0, 5).map((power) => withName(power, language))} />,
  'P2.1': () => <Icon href="#p-acorn" className={styles.icon} />,
  'P4.5': (language) => <Cards cards={['snow-sprout', 'snow-small', 'wild-lake']} language={language} />,
  'P5.2': () => (
    <div className={styles.row}>
      {['#p-sprout', '#p-small', '#p-big'].map((piece) => (
        <Icon key={piece} href={piece} className={styles.piece} />
      ))}
    </div>
  ),
  'P5.7': (language) => <Legend items={POWERS.map((power) => withName(power, language))} />,
};

export const Disc = ({ biome }: { readonly biome: (typeof BIOMES)[number] }) => (
  <svg viewBox="-30 -30 60 60" className={styles.icon} aria-hidden="true">
    <BiomeDisc biome={biome} radius={28} />
  </svg>
);

const withName = (power: (typeof POWERS)[number], language: Language): readonly [ReactNode, string] => [
  <Icon key={power} href={SYMBOL_OF_POWER[power]} className={styles.icon} />,
  vocabularies[language].powers[power],
];

/** Symbols with their names. */
function Legend({ items }: { readonly items: readonly (readonly [ReactNode, string])[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(([icon, name]) => (
        <li key={name}>
          {icon}
          {upper(name)}
        </li>
      ))}
    </ul>
  );
}

const Small = ({ rows }: { readonly rows: readonly string[] }) => (
  <div className={styles.planet}>
    <MiniPlanet rows={rows} options={OPTIONS} side={0} />
  </div>
);

function Cards({ cards, language }: { readonly cards: readonly string[]; readonly language: Language }) {
  return (
    <div className={styles.row}>
      {cards.map((card) => {
        const facts = cardFacts({ options: OPTIONS }, card);
        return (
          <div key={card} className={styles.card}>
            <BiomeCard name={upper(vocabularies[language].biomes[facts.biome])} {...facts} />
          </div>
        );
      })}
    </div>
  );
}

function Tracks({ language }: { readonly language: Language }) {
  return (
    <Legend
      items={POWERS.map((power) => [
        <Icon key={power} href={SYMBOL_OF_POWER[power]} className={styles.icon} />,
        labelled(language, vocabularies[language].powers[power], trackOf({ options: OPTIONS }, power).join(', ')),
      ])}
    />
  );
}
