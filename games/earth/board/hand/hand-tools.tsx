import { type Language, upper } from '@grove/game-kit';
import { ABILITY_COLORS, HABITATS } from '../../material/vocabulary.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { HAND_FILTERS, HAND_KINDS, SORTS } from './arrange.ts';
import type { Arrangement } from './use-arrangement.tsx';
import styles from './hand-tools.module.css';

interface HandToolsProps {
  readonly arrangement: Arrangement;
  readonly language: Language;
}

/** Sort and filter. */
export function HandTools({ arrangement, language }: HandToolsProps) {
  const { hand, kinds } = cardWords[language];
  const { colors, habitats } = vocabularies[language];
  return (
    <div className={styles.tools}>
      <label>
        {hand.sortBy}
        <select
          value={arrangement.sort}
          onChange={({ target }) => arrangement.sortBy(SORTS.find((sort) => sort === target.value) ?? 'drawn')}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {hand.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {hand.show}
        <select
          value={arrangement.filter}
          onChange={({ target }) => arrangement.show(HAND_FILTERS.find((one) => one === target.value) ?? 'all')}
        >
          <option value="all">{hand.all}</option>
          <option value="ready">{hand.ready}</option>
          <option value="marked">{hand.marked}</option>
          <optgroup label={hand.sorts.type}>
            {HAND_KINDS.map((kind) => (
              <option key={kind} value={`kind ${kind}`}>
                {kinds[kind]}
              </option>
            ))}
          </optgroup>
          <optgroup label={hand.sorts.color}>
            {ABILITY_COLORS.map((color) => (
              <option key={color} value={`color ${color}`}>
                {upper(colors[color])}
              </option>
            ))}
          </optgroup>
          <optgroup label={cardWords[language].search.habitat}>
            {HABITATS.map((habitat) => (
              <option key={habitat} value={`habitat ${habitat}`}>
                {upper(habitats[habitat])}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
    </div>
  );
}
