import { type Language, upper } from '@grove/game-kit';
import { type LegendGroup, type LegendItem, ruleText } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import {
  ABILITY_COLORS,
  ACTION_COLORS,
  DIRECTIONS,
  FLORA_TYPES,
  FULLS,
  HABITATS,
  MARKS,
} from '../../material/vocabulary.ts';
import type { EarthRule } from '../../rulebook/sections.ts';
import { earthRulebook } from '../../rulebook/index.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { tableWords } from '../../words/table/index.ts';
import { BandStrip } from '../cards/band.tsx';
import type { IconName } from '../cards/icon-names.ts';
import { Icon } from '../cards/icon.tsx';
import { abilityReference } from './ability-reference.ts';
import styles from './pictures.module.css';

const GOODS = ['sprout', 'growth', 'seed', 'leaf', 'card'] as const;
/** Colours that answer when they are activated; the others have a line of their own (E19.1). */
const ACTIVATED = 4;

/** All signs of the cards; what they mean is said in the words of the cards and of the rules. */
export function earthLegend(language: Language): readonly LegendGroup[] {
  const words = vocabularies[language];
  const { titles, rules } = earthRulebook.words[language];
  const { kinds } = cardWords[language];
  const listed = (icon: IconName, rule: EarthRule, place: number): LegendItem => ({
    icon: <Plate name={icon} />,
    rule,
    text: itemAt(ruleText(itemAt(rules, rule)).list ?? [], place),
  });
  const told = (icon: IconName, rule: EarthRule): LegendItem => ({
    icon: <Plate name={icon} />,
    rule,
    text: ruleText(itemAt(rules, rule)).text,
  });
  return [
    { title: itemAt(titles, 'E5'), items: ACTION_COLORS.map((color, i) => listed(color, 'E5.1', i)) },
    {
      title: itemAt(titles, 'E1'),
      items: [
        named('soil', tableWords[language].stock.soil),
        ...GOODS.map((good) => named(good, words.goods[good][0])),
        ...[...FLORA_TYPES, 'terrain' as const].map((kind) => named(kind, kinds[kind])),
        told('event', 'E11.2'),
        told('between', 'E11.7'),
        ...HABITATS.map((habitat) => named(habitat, words.habitats[habitat])),
      ],
    },
    {
      title: itemAt(titles, 'E6'),
      items: [
        ...ABILITY_COLORS.slice(0, ACTIVATED).map((color) => named(color, words.colors[color])),
        ...ABILITY_COLORS.slice(ACTIVATED).map((color, i) => listed(color, 'E19.1', i + 1)),
      ],
    },
    { title: itemAt(titles, 'E19'), isWide: true, items: abilities(language) },
    {
      title: itemAt(titles, 'E20'),
      items: [
        ...DIRECTIONS.map((direction) => named(direction, words.directions[direction])),
        ...MARKS.map((mark) => named(mark, words.marks[mark])),
        ...FULLS.map((full) => named(`full-${full}`, words.full[full])),
        named('has-colon', words.icons.colon),
      ],
    },
  ];
}

/** The reference of abilities: bands of the cards with the sentences that are made of the same data. */
function abilities(language: Language): LegendItem[] {
  const seen = new Map<string, LegendItem>();
  for (const { card, place, band } of abilityReference()) {
    const text = itemAt(sentencesOf(vocabularies[language], itemAt(cards, card)), place);
    seen.set(text, {
      text,
      icon: (
        <span className={styles.band}>
          <BandStrip band={band} per={cardWords[language].per} />
        </span>
      ),
    });
  }
  return [...seen.values()];
}

const named = (icon: IconName, name: string): LegendItem => ({ icon: <Plate name={icon} />, text: upper(name) });

const Plate = ({ name }: { readonly name: IconName }) => (
  <span className={styles.sign}>
    <Icon name={name} />
  </span>
);
