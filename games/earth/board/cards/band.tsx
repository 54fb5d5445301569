import { itemAt } from '@grove/kernel';
import { Fragment } from 'react';
import type { Band } from './facts.ts';
import { Icon, Parts, PlatedIcon } from './icon.tsx';
import { COLON_PATH } from './icon-parts.ts';
import { TAB_SIGNS } from './icons.ts';
import type { Token } from './tokens.ts';
import styles from './band.module.css';

/** So many signs, or a whole table of points, close up. */
const isLong = (tokens: readonly Token[]): boolean =>
  tokens.length > 4 || tokens.some((token) => token.kind === 'text' && token.text.length > 10);

interface BandStripProps {
  readonly band: Band;
  /** The word between a worth and what is counted. */
  readonly per: string;
}

/** An ability: the colour's tab, what is paid, an arrow, what is gained. */
export function BandStrip({ band, per }: BandStripProps) {
  const { color, sign, tokens } = band;
  return (
    <span className={styles.band} data-color={color ?? 'none'}>
      <span className={styles.tab}>
        {color === null ? (
          <Icon name="best" />
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={sign ?? color}>
            <Parts parts={itemAt(TAB_SIGNS, sign ?? color)} />
          </svg>
        )}
      </span>
      <span className={styles.tokens} data-many={isLong(tokens) || undefined}>
        <Tokens tokens={tokens} per={per} />
      </span>
    </span>
  );
}

interface TokensProps {
  readonly tokens: readonly Token[];
  readonly per: string;
}

/** The signs alone, for panels that tell of a card. */
export const Tokens = ({ tokens, per }: TokensProps) =>
  tokens.map((token, i) => (
    <Fragment key={i}>
      <Sign token={token} per={per} />
    </Fragment>
  ));

function Sign({ token, per }: { readonly token: Token; readonly per: string }) {
  if (token.kind === 'icon') return <PlatedIcon name={token.icon} n={token.n} />;
  if (token.kind === 'text') return <b>{token.text}</b>;
  if (token.kind === 'per') return <i className={styles.per}>{per}</i>;
  if (token.kind === 'arrow') return <ArrowSign />;
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" data-icon="has-colon">
      <path d={COLON_PATH} />
    </svg>
  );
}

/** Between what is paid or asked for and what is gained. */
export const ArrowSign = () => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" data-icon="arrow">
    <path d="M3 12h17M13.5 5.5L20 12l-6.5 6.5" />
  </svg>
);
