import { type Language, upper } from '@grove/game-kit';
import { Icon } from '@grove/game-kit/board/panel';
import { type LegendGroup, type LegendItem, ruleText } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { BIOMES, POWERS } from '../../material/facts.ts';
import type { PlanetRule } from '../../rulebook/sections.ts';
import { planetRulebook } from '../../rulebook/index.ts';
import { ACTIONS } from '../../rules/layout.ts';
import { vocabularies } from '../../words/index.ts';
import { SYMBOL_OF_POWER } from '../cards/biome-card.tsx';
import { Disc } from './pictures.tsx';
import styles from './pictures.module.css';

/** All icons of the planet game; what they mean is said in the words of the game and of its rules. */
export function planetLegend(language: Language): readonly LegendGroup[] {
  const words = vocabularies[language];
  const { titles, rules } = planetRulebook.words[language];
  const whole = (icon: ReactNode, rule: PlanetRule): LegendItem => ({
    icon,
    rule,
    text: ruleText(itemAt(rules, rule)).text,
  });
  const listed = (icon: ReactNode, rule: PlanetRule, place: number): LegendItem => ({
    icon,
    rule,
    text: itemAt(ruleText(itemAt(rules, rule)).list ?? [], place),
  });
  return [
    {
      title: itemAt(titles, 'P1'),
      items: [
        ...BIOMES.map((biome) => ({ icon: <Disc biome={biome} />, text: upper(words.biomes[biome]) })),
        { icon: <Icon href="#b-X" />, text: upper(words.biomes.wild), rule: 'P5.4' },
        { icon: <Icon href="#p-crevasse" />, text: upper(words.crevasse), rule: 'P1.5' },
      ],
    },
    {
      title: words.labels.powers,
      items: POWERS.map((power, i) => listed(<Icon href={SYMBOL_OF_POWER[power]} />, 'P5.7', i)),
    },
    {
      title: itemAt(titles, 'P5'),
      items: ACTIONS.map((action, i) => listed(<span className={styles.letter}>{action}</span>, 'P5.3', i)),
    },
    {
      title: words.labels.fertility,
      items: ['#i-fert', '#i-dry'].map((icon, i) => listed(<Icon href={icon} />, 'P4.5', i)),
    },
    {
      title: itemAt(titles, 'P7'),
      items: [whole(<Icon href="#p-sun" />, 'P7.2'), whole(<Icon href="#p-small" />, 'P7.3')],
    },
    { title: itemAt(titles, 'P4'), items: [whole(<Icon href="#p-acorn" />, 'P4.4')] },
  ];
}
