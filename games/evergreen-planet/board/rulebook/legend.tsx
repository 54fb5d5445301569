import { type Language, upper } from '@grove/game-kit';
import { Icon } from '@grove/game-kit/board/panel';
import { type IconWords, type LegendGroup, type LegendItem, ruleText } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import { BIOMES, POWERS } from '../../material/facts.ts';
import type { PlanetRule } from '../../rulebook/sections.ts';
import { planetRulebook } from '../../rulebook/index.ts';
import { ACTIONS } from '../../rules/layout.ts';
import { iconWords } from '../../words/icons/index.ts';
import { vocabularies } from '../../words/index.ts';
import { boardWords } from '../../words/screen/index.ts';
import { SYMBOL_OF_POWER } from '../cards/biome-card.tsx';
import { SunSide } from '../panels/suns.tsx';
import { SIGN_OF_BIOME } from '../planet/biome.ts';
import { Disc } from './pictures.tsx';
import styles from './pictures.module.css';

/** All icons of the planet game, by the names of their symbols. */
export function planetLegend(language: Language): readonly LegendGroup[] {
  const words = vocabularies[language];
  const icons = iconWords[language];
  const { titles, rules } = planetRulebook.words[language];
  const { choose } = boardWords[language];
  const buttons = [choose.plant, choose.grow, choose.each, choose.anywhere];
  const effects = ruleText(itemAt(rules, 'P5.3')).list ?? [];
  const symbol = (id: string, [name, text]: IconWords, rule: PlanetRule, drawn = id): LegendItem => ({
    id,
    name,
    text,
    rule,
    icon: <Icon href={`#${drawn}`} />,
  });
  return [
    {
      title: itemAt(titles, 'P1'),
      items: [
        ...BIOMES.map((biome): LegendItem => ({
          id: `b-${SIGN_OF_BIOME[biome]}`,
          icon: <Disc biome={biome} />,
          name: upper(words.biomes[biome]),
          text: icons.biome,
          rule: 'P5.4',
        })),
        symbol('b-X', [upper(words.biomes.wild), icons.wild], 'P5.4'),
        symbol('p-crevasse', [upper(words.crevasse), icons.crevasse], 'P1.5'),
      ],
    },
    {
      title: words.labels.powers,
      items: POWERS.map((power) =>
        symbol(SYMBOL_OF_POWER[power].slice(1), [upper(words.powers[power]), icons.powers[power]], 'P5.7'),
      ),
    },
    {
      title: itemAt(titles, 'P5'),
      items: ACTIONS.map((action, i): LegendItem => ({
        id: `action ${action}`,
        icon: <span className={styles.letter}>{action}</span>,
        name: itemAt(buttons, i),
        text: itemAt(effects, i),
        rule: 'P5.3',
      })),
    },
    {
      title: words.labels.fertility,
      items: [symbol('i-fert', icons.fertility, 'P8.1'), symbol('i-dry', icons.drought, 'P4.5')],
    },
    {
      title: itemAt(titles, 'P7'),
      items: [symbol('p-sun', icons.sun, 'P7.2'), symbol('forest', icons.forest, 'P7.3', 'p-small')],
    },
    {
      title: itemAt(titles, 'P3'),
      items: [{ id: 'season', icon: <SunSide side={1} />, name: icons.season[0], text: icons.season[1], rule: 'P3.1' }],
    },
    { title: itemAt(titles, 'P4'), items: [symbol('p-acorn', icons.token, 'P4.4')] },
  ];
}
