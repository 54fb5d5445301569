import { type Language, upper } from '@grove/game-kit';
import { type LegendGroup, type LegendItem, ruleText } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { ReactNode } from 'react';
import { cardNamed, COLOURS, POPULARITY } from '../../material/index.ts';
import { concertRulebook } from '../../rulebook/index.ts';
import type { ConcertRule } from '../../rulebook/sections.ts';
import { MAX_CONCERTS } from '../../rules/index.ts';
import { boardWords } from '../../words/screen/index.ts';
import { speechIn } from '../../words/index.ts';
import { Glass } from '../pieces/glass.tsx';
import { Hit } from '../pieces/hit.tsx';
import { Record } from '../pieces/record.tsx';
import { Sleeve } from '../pieces/sleeve.tsx';
import { Tickets } from '../pieces/tickets.tsx';
import styles from './pictures.module.css';

/** All icons of the concert game; what they mean is said in the words of the game and of its rules. */
export function concertLegend(language: Language): readonly LegendGroup[] {
  const { titles, rules } = concertRulebook.words[language];
  const { hit, countsTwice } = boardWords[language];
  const { colour } = speechIn(language, String);
  const whole = (icon: ReactNode, rule: ConcertRule): LegendItem => ({
    icon,
    rule,
    text: ruleText(itemAt(rules, rule)).text,
  });
  return [
    {
      title: itemAt(titles, 'C1'),
      items: [
        ...COLOURS.map((name, i) => ({
          icon: (
            <span className={styles.tiny}>
              <Sleeve card={cardNamed(`${name}5`)} />
            </span>
          ),
          text: upper(colour(i)),
        })),
        whole(<Record colour={1} shown={POPULARITY[0]} hasHit={false} />, 'C1.3'),
        whole(<Hit ring={COLOURS} hit={1} title={hit} note={countsTwice} />, 'C1.4'),
      ],
    },
    {
      title: itemAt(titles, 'C4'),
      items: [
        whole(<Record colour={1} shown={POPULARITY[1]} hasHit />, 'C4.5'),
        whole(
          <span className={styles.ink}>
            <Tickets left={MAX_CONCERTS - 1} of={MAX_CONCERTS} />
          </span>,
          'C4.6',
        ),
      ],
    },
    { title: itemAt(titles, 'C5'), items: [whole(<Glass level={0.6} runs={false} />, 'C5.1')] },
  ];
}
