import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { useState } from 'react';
import { Panel } from '@grove/game-kit/board/panel';
import { type EcosystemForecast, forecast } from '../../rules/forecast.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { cardWords } from '../../words/cards/index.ts';
import { cardName } from '../../words/names/index.ts';
import { Tokens } from '../cards/band.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { factsOf } from '../cards/facts.ts';
import { Everybody } from './everybody.tsx';
import type { ObjectivesProps } from './fauna.tsx';
import styles from './objectives.module.css';

/** The ecosystems that the viewer scores: the own one and those that everybody scores. */
export function Ecosystems({ state, viewer, speech, className }: ObjectivesProps) {
  const { language } = speech;
  const words = cardWords[language];
  const [opened, open] = useState<number>();
  const seat = viewer === 'public' ? 0 : viewer;
  const own = viewer === 'public' ? NO_CARD : itemAt(state.players, seat).ecosystem;
  const all = state.players.map((_, of) => forecast(state, of).ecosystems);
  const shown = itemAt(all, seat).filter(({ card }) => card === own || state.common.includes(card));
  if (shown.length === 0) return null;
  return (
    <Panel title={words.scores.ecosystems} className={className} spot="ecosystems">
      <ul className={styles.list}>
        {shown.map((ecosystem) => (
          <li key={ecosystem.card} className={styles.item}>
            <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => open(ecosystem.card)}>
              <Name>{nameOfEcosystem(ecosystem.card, own, language)}</Name>
            </button>
            <span className={styles.note}>
              <span className={styles.need}>
                <Tokens tokens={itemAt(factsOf(ecosystem.card).bands, 0).tokens} per={words.per} />
              </span>
              {countText(ecosystem, language)}
            </span>
            {viewer !== 'public' && <span className={styles.points}>{ecosystem.points}</span>}
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <CardSheet card={opened} language={language} close={() => open(undefined)}>
          {state.common.includes(opened) && <Everybody speech={speech} rows={rowsOf(all, opened)} />}
        </CardSheet>
      )}
    </Panel>
  );
}

/** There is more room than beside what fauna asks for. */
const Name = ({ children }: { readonly children: string }) => (
  <b data-long={children.length > 22 || undefined}>{children}</b>
);

const nameOfEcosystem = (card: number, own: number, language: Language): string =>
  card === own ? cardWords[language].scores.yours(cardName(card, language)) : cardName(card, language);

function countText({ count, nextAt }: EcosystemForecast, language: Language): string {
  const { scores } = cardWords[language];
  return nextAt === 0 ? scores.count(count) : scores.countNext(count, nextAt);
}

/** A common ecosystem for every seat, as a share of what the best of them has. */
function rowsOf(all: readonly (readonly EcosystemForecast[])[], card: number) {
  const points = all.map((of) => of.find((one) => one.card === card)?.points ?? 0);
  const most = Math.max(1, ...points);
  return points.map((value) => ({ share: value / most, text: String(value) }));
}
