import type { IllustratedRulebook, LegendItem } from '@grove/game-kit/rulebook';
import { useLanguage, useWords } from '../language.tsx';
import './legend.css';

interface LegendProps {
  readonly illustrated: IllustratedRulebook;
  /** Shows the rules, where the address then leads to one of them. */
  readonly openRules: () => void;
}

/** All icons and colours of a game with their meaning. Printed, it is the player aid. */
export function Legend({ illustrated: { legend }, openRules }: LegendProps) {
  const words = useWords();
  const groups = legend?.(useLanguage()) ?? [];
  return (
    <div className="legend">
      <h2 className="legend-head">{words.icons}</h2>
      <p className="legend-note">{words.askNote}</p>
      {groups.map(({ title, isWide, items }) => (
        <section key={title} className="panel legend-group">
          <h3>{title}</h3>
          <ul className="legend-items" data-wide={isWide || undefined}>
            {items.map((item) => (
              <Item key={item.id} item={item} openRules={openRules} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({
  item: { icon, name, text, rule },
  openRules,
}: {
  readonly item: LegendItem;
  readonly openRules: () => void;
}) {
  return (
    <li className="legend-item">
      <span className="legend-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        {text === undefined ? name : <b>{name}</b>} {text}{' '}
        {rule !== undefined && (
          <a className="rules-number" href={`#${rule}`} onClick={openRules}>
            {rule}
          </a>
        )}
      </span>
    </li>
  );
}
