import { itemAt } from '@grove/kernel';
import { labelled, type Language } from '@grove/game-kit';
import { Panel } from '@grove/game-kit/board/panel';
import { type EcosystemForecast, forecast } from '../../rules/forecast.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { Tokens } from '../cards/band.tsx';
import { factsOf } from '../cards/facts.ts';
import type { Speech } from '../model/speech.ts';
import type { ObjectivesProps } from './fauna.tsx';
import { GoalName } from './goal-name.tsx';
import styles from './objectives.module.css';

/** The ecosystems that a player scores: the own one, which everybody may see (E18.3), and those that all score. */
export function Ecosystems({ state, speech, seat, goals, className }: ObjectivesProps) {
  const { language } = speech;
  const words = cardWords[language];
  const own = itemAt(state.players, seat).ecosystem;
  const shown = forecast(state, seat).ecosystems.filter(({ card }) => card === own || state.common.includes(card));
  if (shown.length === 0) return null;
  return (
    <Panel title={words.scores.ecosystems} className={className} spot="ecosystems">
      <ul className={styles.list}>
        {shown.map((ecosystem) => (
          <li key={ecosystem.card} className={styles.item}>
            <GoalName card={ecosystem.card} goals={goals}>
              <Name>{ecosystem.card === own ? ownName(own, seat, speech) : cardName(ecosystem.card, language)}</Name>
            </GoalName>
            <span className={styles.note} data-note>
              <span className={styles.need} data-tokens>
                <Tokens tokens={itemAt(factsOf(ecosystem.card).bands, 0).tokens} per={words.per} />
              </span>
              {countText(ecosystem, language)}
            </span>
            <span className={styles.brief} data-brief aria-hidden="true">
              {ecosystem.count}
              {ecosystem.nextAt > 0 && `/${ecosystem.nextAt}`}
            </span>
            <span className={styles.points} data-points>
              {ecosystem.points}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** There is more room than beside what fauna asks for. */
const Name = ({ children }: { readonly children: string }) => (
  <b data-long={children.length > 22 || undefined}>{children}</b>
);

const ownName = (card: number, seat: number, { language, reader, labelOf }: Speech): string =>
  seat === reader
    ? cardWords[language].scores.yours(cardName(card, language))
    : labelled(language, labelOf(seat), cardName(card, language));

function countText({ count, nextAt }: EcosystemForecast, language: Language): string {
  const { scores } = cardWords[language];
  return nextAt === 0 ? scores.count(count) : scores.countNext(count, nextAt);
}
