import { type CardFigures, type CardPageProps, type Language, upper } from '@grove/game-kit';
import { useEffect, useState } from 'react';
import type { Card } from '../../material/card.ts';
import { cardPageWords } from '../../words/card-page/index.ts';
import type { BotFigures } from './bot-figures.ts';
import styles from './figures.module.css';

interface FiguresProps extends Pick<CardPageProps, 'people' | 'atServer' | 'botNames'> {
  readonly card: Card;
  readonly language: Language;
}

/** Only Earth cards are planted or played. */
const isUsed = ({ kind }: Card): boolean => kind === 'flora' || kind === 'terrain' || kind === 'event';

/** How often bots and people used a card and what it scored, with whose games were counted. */
export function Figures({ card, language, people, atServer, botNames }: FiguresProps) {
  const words = cardPageWords[language].figures;
  const bots = useBotFigures();
  if (!isUsed(card)) return null;
  const count = (games: number) => games.toLocaleString(language);
  return (
    <section className={styles.figures}>
      <h3>{words.title}</h3>
      <div className={styles.sides}>
        {bots && (
          <Side title={words.bots} figures={bots} card={card} language={language}>
            {words.botGames(count(bots.games), botNames[bots.bot] ?? bots.bot)}
          </Side>
        )}
        {atServer && atServer.games > 0 && (
          <Side title={words.people} figures={atServer} card={card} language={language}>
            {words.serverGames(count(atServer.games))}
          </Side>
        )}
        {people && (
          <Side title={words.here} figures={people} card={card} language={language}>
            {people.games === 0 ? words.noGames : words.peopleGames(count(people.games))}
          </Side>
        )}
      </div>
      <p className={styles.note}>{words.counted}</p>
    </section>
  );
}

interface SideProps extends Pick<FiguresProps, 'card' | 'language'> {
  readonly title: string;
  readonly figures: CardFigures;
  readonly children: string;
}

function Side({ title, figures: { games, cards }, card, language, children }: SideProps) {
  const words = cardPageWords[language].figures;
  const { used, points } = cards[card.id] ?? { used: 0, points: 0 };
  const write = (number: number) => number.toLocaleString(language, { maximumFractionDigits: 1 });
  const say = card.kind === 'event' ? words.played : words.planted;
  return (
    <div>
      <h4>{title}</h4>
      {games > 0 && (
        <>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(100 * used) / games}%` }} />
          </div>
          <p>{say(write(used), write(games))}</p>
          {used > 0 && <p className={styles.average}>{upper(words.average(write(points / used).replace('-', '−')))}</p>}
        </>
      )}
      <p className={styles.note}>{children}</p>
    </div>
  );
}

/** Loaded when somebody looks at a card; without a network the page goes without them. */
function useBotFigures(): BotFigures | undefined {
  const [figures, setFigures] = useState<BotFigures>();
  useEffect(() => {
    void import('./bot-figures.ts').then(
      ({ botFigures }) => setFigures(botFigures),
      () => undefined,
    );
  }, []);
  return figures;
}
