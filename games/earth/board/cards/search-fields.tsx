import { type Language, upper } from '@grove/game-kit';
import { cards } from '../../material/cards.ts';
import { ABILITY_COLORS, HABITATS } from '../../material/vocabulary.ts';
import { cardPageWords } from '../../words/card-page/index.ts';
import { KIND_WORDS } from '../../words/cards/kinds.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { ANYTHING, type Criteria } from './criteria.ts';
import { CARD_SETS, filterOf } from './criteria-address.tsx';
import { CARD_EFFECTS } from './effects.ts';
import styles from './search.module.css';

interface SearchFieldsProps {
  readonly criteria: Criteria;
  readonly change: (part: Partial<Criteria>) => void;
  readonly language: Language;
}

/** Every cost that is printed on some card. */
const COSTS = [...new Set(cards.flatMap(({ cost }) => cost ?? []))].toSorted((a, b) => a - b);

/** What is looked for: words, and one choice of each kind. */
export function SearchFields({ criteria, change, language }: SearchFieldsProps) {
  const { search, kinds } = cardWords[language];
  const { colors, habitats } = vocabularies[language];
  const page = cardPageWords[language];
  return (
    <search className={styles.fields}>
      <input
        type="search"
        value={criteria.text}
        aria-label={search.label}
        placeholder={search.placeholder}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Choice
        label={search.kind}
        any={search.any}
        value={criteria.kind}
        values={KIND_WORDS}
        nameOf={(kind) => kinds[kind]}
        choose={(kind) => change({ kind })}
      />
      <Choice
        label={search.color}
        any={search.any}
        value={criteria.color}
        values={ABILITY_COLORS}
        nameOf={(color) => upper(colors[color])}
        choose={(color) => change({ color })}
      />
      <Choice
        label={search.habitat}
        any={search.any}
        value={criteria.habitat}
        values={HABITATS}
        nameOf={(habitat) => upper(habitats[habitat])}
        choose={(habitat) => change({ habitat })}
      />
      <Choice
        label={search.cost}
        any={search.any}
        value={criteria.cost}
        values={COSTS}
        nameOf={String}
        choose={(cost) => change({ cost })}
      />
      <Choice
        label={page.effect}
        any={search.any}
        value={criteria.effect}
        values={CARD_EFFECTS}
        nameOf={(effect) => page.effects[effect]}
        choose={(effect) => change({ effect })}
      />
      <Choice
        label={page.set}
        any={search.any}
        value={criteria.set}
        values={CARD_SETS}
        nameOf={(set) => page.sets[set]}
        choose={(set) => change({ set })}
      />
      {filterOf(criteria) !== '' && (
        <button type="button" className="button" onClick={() => change(ANYTHING)}>
          {page.clear}
        </button>
      )}
    </search>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly any: string;
  readonly value: Value | '';
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly choose: (value: Value | '') => void;
}

function Choice<Value extends string | number>({ label, any, value, values, nameOf, choose }: ChoiceProps<Value>) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(values.find((one) => String(one) === target.value) ?? '')}>
        <option value="">{any}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
