import type { Language } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { cardNamed, COLOURS } from '../../material/index.ts';
import type { ConcertRule } from '../../rulebook/sections.ts';
import { boardWords } from '../../words/screen/index.ts';
import { Glass } from '../pieces/glass.tsx';
import { Hit } from '../pieces/hit.tsx';
import { Record } from '../pieces/record.tsx';
import { Sleeve, SleeveBack } from '../pieces/sleeve.tsx';
import styles from './pictures.module.css';

const BLUE = COLOURS.indexOf('blue');

/** The picture that stands beside a rule. */
export function concertPicture(rule: string, language: Language): ReactNode {
  return PICTURES[rule as ConcertRule]?.(language);
}

const PICTURES: Partial<globalThis.Record<ConcertRule, (language: Language) => ReactNode>> = {
  'C1.1': () => <Sleeves names={COLOURS.map((colour) => `${colour}5`)} />,
  'C1.2': () => <Sleeves names={['blue1', 'blue7', 'blue13']} />,
  'C1.3': () => <Records shown={[5, 6, 12]} />,
  'C1.4': (language) => <Player language={language} />,
  'C1.5': () => (
    <div className={styles.glass}>
      <Glass level={0.6} runs />
    </div>
  ),
  'C3.1': () => (
    <div className={styles.row}>
      {['left', 'middle', 'right'].map((pile) => (
        <div key={pile} className={styles.sleeve}>
          <SleeveBack />
        </div>
      ))}
    </div>
  ),
};

const Sleeves = ({ names }: { readonly names: readonly string[] }) => (
  <div className={styles.row}>
    {names.map((name) => (
      <div key={name} className={styles.sleeve}>
        <Sleeve card={cardNamed(name)} />
      </div>
    ))}
  </div>
);

const Records = ({ shown }: { readonly shown: readonly number[] }) => (
  <div className={styles.row}>
    {shown.map((value) => (
      <div key={value} className={styles.record}>
        <Record colour={BLUE} shown={value} hasHit={false} />
      </div>
    ))}
  </div>
);

function Player({ language }: { readonly language: Language }) {
  const { hit, countsTwice } = boardWords[language];
  return (
    <div className={styles.player}>
      <Hit ring={COLOURS} hit={BLUE} title={hit} note={countsTwice} />
    </div>
  );
}
