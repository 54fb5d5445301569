import { type Language, upper } from '@grove/game-kit';
import type { LegendGroup, LegendItem } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { cardNamed, COLOURS, POPULARITY } from '../../material/index.ts';
import { concertRulebook } from '../../rulebook/index.ts';
import type { ConcertRule } from '../../rulebook/sections.ts';
import { MAX_CONCERTS } from '../../rules/index.ts';
import { type ConcertIcon, iconWords } from '../../words/icons/index.ts';
import { boardWords } from '../../words/screen/index.ts';
import { speechIn } from '../../words/index.ts';
import { Glass } from '../pieces/glass.tsx';
import { HandSign } from '../pieces/hand-sign.tsx';
import { Hit } from '../pieces/hit.tsx';
import { Record } from '../pieces/record.tsx';
import { Sleeve, SleeveBack } from '../pieces/sleeve.tsx';
import { Tickets } from '../pieces/tickets.tsx';
import styles from './pictures.module.css';

/** All icons of the concert game, by the names that their drawings have. */
export function concertLegend(language: Language): readonly LegendGroup[] {
  const { titles } = concertRulebook.words[language];
  const { hit, countsTwice } = boardWords[language];
  const { card, icons } = iconWords[language];
  const { colour } = speechIn(language, String);
  const entry = (id: ConcertIcon, rule: ConcertRule, icon: ReactNode): LegendItem => {
    const [name, text] = icons[id];
    return { id, name, text, rule, icon };
  };
  return [
    {
      title: itemAt(titles, 'C1'),
      items: [
        ...COLOURS.map((name, i): LegendItem => ({
          id: name,
          icon: (
            <span className={styles.tiny}>
              <Sleeve card={cardNamed(`${name}5`)} />
            </span>
          ),
          name: upper(colour(i)),
          text: card,
          rule: 'C3.3',
        })),
        entry('disc', 'C1.3', <Record colour={1} shown={POPULARITY[0]} hasHit={false} />),
        entry('hit', 'C4.5', <Hit ring={COLOURS} hit={1} title={hit} note={countsTwice} />),
        entry(
          'hand',
          'C2.3',
          <span className={styles.ink}>
            <HandSign />
          </span>,
        ),
        entry(
          'back',
          'C3.1',
          <span className={styles.tiny}>
            <SleeveBack />
          </span>,
        ),
      ],
    },
    {
      title: itemAt(titles, 'C4'),
      items: [
        entry('double', 'C4.5', <Record colour={1} shown={POPULARITY[1]} hasHit />),
        entry(
          'tickets',
          'C4.5',
          <span className={styles.ink}>
            <Tickets left={MAX_CONCERTS - 1} of={MAX_CONCERTS} />
          </span>,
        ),
        entry('gala', 'C4.6', <b className={styles.twice}>×2</b>),
      ],
    },
    { title: itemAt(titles, 'C5'), items: [entry('glass', 'C5.1', <Glass level={0.6} runs={false} />)] },
  ];
}
