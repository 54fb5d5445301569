import { memo } from 'react';
import type { IconName } from '../../material/icon-names.ts';
import type { IconPart } from './icon-parts.ts';
import { BARE_ICONS, ICONS } from './icons.ts';
import styles from './icon.module.css';

export function Parts({ parts }: { readonly parts: readonly IconPart[] }) {
  return parts.map(({ d, paint = 'currentColor', line }, i) =>
    line === undefined ? (
      <path key={i} d={d} fill={paint} />
    ) : (
      <path key={i} d={d} fill="none" stroke={paint} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round" />
    ),
  );
}

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A sign of the cards, as large as the text beside it. The words beside it say what it is. */
export const Icon = memo(function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ?? styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <Parts parts={ICONS[name]} />
    </svg>
  );
});

/** The same on a cream plate, but for signs that are bare; a number stands on the plate of what it counts. */
export function PlatedIcon({ name, n }: IconProps & { readonly n?: number | undefined }) {
  if (BARE_ICONS.has(name)) return <Icon name={name} />;
  return (
    <span className={styles.plate} data-counted={n !== undefined || undefined}>
      {n !== undefined && <b>{n}</b>}
      <Icon name={name} />
    </span>
  );
}
