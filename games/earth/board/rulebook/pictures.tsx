import type { Language } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { cardById } from '../../material/cards.ts';
import type { EarthRule } from '../../rulebook/sections.ts';
import { vocabularies } from '../../words/index.ts';
import type { IconName } from '../../material/icon-names.ts';
import { Icon } from '../cards/icon.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import styles from './pictures.module.css';

/** The picture that stands beside a rule. */
export function earthPicture(rule: string, language: Language): ReactNode {
  return PICTURES[rule as EarthRule]?.(language);
}

const PICTURES: Partial<Record<EarthRule, (language: Language) => ReactNode>> = {
  'E1.1': (language) => (
    <div className={styles.row}>
      {['E001', 'E119', 'E297'].map((id) => (
        <div key={id} className={styles.small}>
          <SmallFace card={cardById(id).index} language={language} />
        </div>
      ))}
    </div>
  ),
  'E1.2': (language) => (
    <Legend
      items={(['soil', 'sprout', 'growth', 'seed', 'leaf'] as const).map((good) => [
        good,
        vocabularies[language].goods[good][1],
      ])}
    />
  ),
  'E19.1': (language) => (
    <Legend
      items={(['green', 'red', 'blue', 'yellow', 'multicolor', 'brown', 'black'] as const).map((color) => [
        color,
        vocabularies[language].colors[color],
      ])}
    />
  ),
};

/** Signs with their names. */
function Legend({ items }: { readonly items: readonly (readonly [IconName, string])[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(([icon, name]) => (
        <li key={icon}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </li>
      ))}
    </ul>
  );
}
