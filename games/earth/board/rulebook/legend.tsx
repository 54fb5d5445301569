import type { Language } from '@grove/game-kit';
import type { LegendGroup, LegendItem } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { cards } from '../../material/cards.ts';
import type { EarthSection } from '../../rulebook/sections.ts';
import { earthRulebook } from '../../rulebook/index.ts';
import { cardWords } from '../../words/cards/index.ts';
import { type EarthIcon, iconWords } from '../../words/icons/index.ts';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { ArrowSign, BandStrip } from '../cards/band.tsx';
import { Icon } from '../cards/icon.tsx';
import { abilityReference } from './ability-reference.ts';
import { ICON_RULES } from './icon-rules.ts';
import styles from './pictures.module.css';

/** Under which title of the rules each kind of sign stands. */
const TITLES: Readonly<Record<keyof typeof ICON_RULES, EarthSection>> = {
  actions: 'E5',
  cards: 'E1',
  goods: 'E2',
  abilities: 'E6',
  counting: 'E20',
};

/** All signs of the cards, and the reference of abilities. */
export function earthLegend(language: Language): readonly LegendGroup[] {
  const { titles } = earthRulebook.words[language];
  const groups = Object.entries(ICON_RULES).map(([kind, rules]) => ({
    title: itemAt(titles, TITLES[kind as keyof typeof ICON_RULES]),
    items: Object.entries(rules).map(([icon, rule]) => entry(icon as EarthIcon, rule, language)),
  }));
  return [...groups, { title: itemAt(titles, 'E19'), isWide: true, items: abilities(language) }];
}

function entry(id: EarthIcon, rule: string, language: Language): LegendItem {
  const [name, text] = iconWords[language][id];
  return { id, name, text, rule, icon: <span className={styles.sign}>{drawn(id)}</span> };
}

function drawn(icon: EarthIcon): ReactNode {
  if (icon === 'arrow') return <ArrowSign />;
  return <Icon name={icon === 'cost' ? 'soil' : icon} />;
}

/** The reference of abilities: bands of the cards with the sentences that are made of the same data. */
function abilities(language: Language): LegendItem[] {
  const seen = new Map<string, LegendItem>();
  for (const { card, place, band } of abilityReference()) {
    const name = itemAt(sentencesOf(vocabularies[language], itemAt(cards, card)), place);
    seen.set(name, {
      id: `ability ${card}.${place}`,
      name,
      icon: (
        <span className={styles.band}>
          <BandStrip band={band} per={cardWords[language].per} />
        </span>
      ),
    });
  }
  return [...seen.values()];
}
